/** A board as one steps over it: its hexes by name, in reading order. */
import type { Box, Hex, Point } from './hex';

export interface Cell<K extends string = string> {
  key: K;
  at: Hex;
  name: string;
  x: number;
  y: number;
}

/** How the hexes of a board lie, for whatever is drawn around them or leads from one to the next. */
export interface Geometry {
  hexagon(scale?: number): string;
  hexAt(point: Point): Hex;
  arrowTo(hexes: readonly Hex[], from: Hex, arrow: 'left' | 'right' | 'up' | 'down'): Hex | undefined;
  /** Where the digits lead, as they lie around the 5 of a number pad. */
  digit(at: Hex, digit: string): Hex | undefined;
  /** The distance between two sides. */
  across: number;
  /** Where the name of a hex stands, from its middle. */
  name: Point;
}

export interface Board<K extends string = string> {
  geometry: Geometry;
  cells: readonly Cell<K>[];
  byKey: ReadonlyMap<K, Cell<K>>;
  /** As rows of a grid, for the reader of the screen. */
  rows: readonly (readonly Cell<K>[])[];
  box: Box;
}

/** What those who draw a board need to know of how it is looked at. */
export interface Drawn<K extends string = string> {
  hovered: K | undefined;
  /** Nothing is being dragged or zoomed. */
  resting: boolean;
  /** How many pixels a hex is from side to side. */
  hexPixels: number;
  /** The part that is seen, in units of the drawing. */
  seen: Box;
}

/** What is drawn over a board in pixels needs to know where things are. */
export interface Spots<K extends string = string> {
  pixels(key: K): Point;
  /** How far a card keeps from the middle of its hex. */
  clear: number;
  width: number;
  height: number;
  /** Bring a hex to the middle, drawn at this width in pixels. */
  look(key: K, pixels: number): void;
  /** Give a hex the focus, for keyboard users. */
  stand(key: K): void;
  /** How many pixels a hex is from side to side. */
  hexPixels: number;
  /** The part of the board that is seen, in units of the drawing. */
  seen: Box;
  /** The hex whose facts are asked for. */
  card: K | undefined;
}
