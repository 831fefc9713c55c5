/** Lines drawn between systems, for `d` of a path. */
import type { Entry } from '../../../generated/api';
import type { Event, How } from '../../../generated/games/small-star-empires';
import { centre, keyOf, type Hex } from '../../hex';
import { bowed, straight } from '../../ways';
import type { RefusedFlight } from '../picker.svelte';
import type { Plan } from '../plan';

/** A straight way, shortened at both ends. */
export const way = (from: Hex, to: Hex, clearFrom = 0, clearTo = 0): string => straight(centre(from), centre(to), clearFrom, clearTo);

/** A bow, for a way that is not flown in a line. */
export const bow = (from: Hex, to: Hex, clearFrom = 0, clearTo = 0): string => bowed(centre(from), centre(to), clearFrom, clearTo);

export interface Flown {
  seat: number;
  from: Hex;
  to: Hex;
  how: How;
}

/** The flight an entry of the log tells of, if it tells of one; none where a new board was dealt after it. */
export function flownIn(entry: Entry | undefined): Flown | undefined {
  const events = (entry?.events ?? []) as Event[];
  if (events.some((event) => event.type === 'game_started')) return undefined;
  const moved = events.findLast((event) => event.type === 'ship_moved');
  return moved && { seat: moved.seat, from: moved.origin, to: moved.target, how: moved.how };
}

/** What a refusal names besides the ship and where it was to go: what stops it. */
export function inTheWay(plan: Plan, refusal: RefusedFlight | undefined): Hex[] {
  const named = (refusal?.verdict.about ?? []).map((name) => plan.byName.get(name)?.at).filter((at) => at !== undefined);
  return named.filter((at) => keyOf(at) !== refusal?.target && keyOf(at) !== refusal?.origin);
}
