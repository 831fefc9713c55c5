/** Hexes that lie flat: the drawing of those that stand on a point, with its axes exchanged. Pure: knows no game. */
import * as standing from './hex';
import type { Box, Hex, Point } from './hex';

const turn = ([q, r]: Hex): Hex => [r, q];
const turnPoint = ([x, y]: Point): Point => [y, x];
/** A `points` or a `d`, every pair of numbers turned. */
const turnPath = (drawn: string): string => drawn.replace(/(-?[\d.]+),(-?[\d.]+)/g, '$2,$1');

/** From one flat side of a hex to the other. */
export const HEIGHT = standing.WIDTH;

/** The six steps, clockwise from the north. */
export const STEPS = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0] } as const;
export type Direction = keyof typeof STEPS;

export const step = ([q, r]: Hex, direction: Direction): Hex => [q + STEPS[direction][0], r + STEPS[direction][1]];

export const centre = (at: Hex): Point => turnPoint(standing.centre(turn(at)));

/** The hex a point of the drawing lies in. */
export const hexAt = (point: Point): Hex => turn(standing.hexAt(turnPoint(point)));

/** The hexagon around (0, 0), larger or smaller, for a polygon's `points`. */
export const hexagon = (scale = 1): string => turnPath(standing.hexagon(scale));

/** The edge of a set of hexes as closed loops, for a path's `d`. */
export const outline = (hexes: Iterable<Hex>): string => turnPath(standing.outline([...hexes].map(turn)));

/** The rectangle that holds all these hexes, and a margin. */
export function extent(hexes: Iterable<Hex>, margin = 0): Box {
  const { x, y, width, height } = standing.extent([...hexes].map(turn), margin);
  return { x: y, y: x, width: height, height: width };
}

const TURNED = { left: 'up', right: 'down', up: 'left', down: 'right' } as const;

/** The hex an arrow key leads to: the neighbour above or below, or the nearest to the side that keeps the height. */
export function arrowTo(hexes: readonly Hex[], from: Hex, arrow: keyof typeof TURNED): Hex | undefined {
  const found = standing.arrowTo(hexes.map(turn), turn(from), TURNED[arrow]);
  return found && turn(found);
}

/** Reading order: from the top, each height from the left. */
export const rowByRow = (a: Hex, b: Hex): number => heightOf(a) - heightOf(b) || a[0] - b[0];
const heightOf = ([q, r]: Hex): number => 2 * r + q;
