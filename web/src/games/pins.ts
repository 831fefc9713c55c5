/** Numbers that lie on a board where something happened. Whoever shows a board lays them; every board draws them. */
import { getContext, setContext } from 'svelte';

export interface Pin {
  number: number;
  /** The cell of the board. */
  at: string;
  seat: number | undefined;
  /** It is the one that is told just now. */
  told: boolean;
}

const PINS = Symbol('pins');

/** Lay pins on the boards below. */
export const layPins = (pins: () => readonly Pin[]): unknown => setContext(PINS, pins);

/** The pins that lie on the boards here; none by itself. */
export const pinsHere = (): (() => readonly Pin[]) => getContext<(() => readonly Pin[]) | undefined>(PINS) ?? (() => []);
