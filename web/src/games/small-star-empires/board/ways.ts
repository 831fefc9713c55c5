/** Lines drawn between systems, for `d` of a path: clear of what stands on either end. */
import type { Entry } from '../../../generated/api';
import type { Event, How } from '../../../generated/games/small-star-empires';
import { centre, keyOf, type Hex, type Point } from '../../hex';
import type { RefusedFlight } from '../picker.svelte';
import { hexNamed, type Plan } from '../plan';

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay) || 1;

/** The point so many units from `a` on the way to `b`. */
export function towards(a: Point, b: Point, units: number): Point {
  const share = units / far(a, b);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

const write = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** A straight way, shortened at both ends. */
export function way(from: Hex, to: Hex, clearFrom = 0, clearTo = 0): string {
  const [a, b] = [centre(from), centre(to)];
  return `M${write(towards(a, b, clearFrom))} L${write(towards(b, a, clearTo))}`;
}

/** A bow, for a way that is not flown in a line. */
export function bow(from: Hex, to: Hex, clearFrom = 0, clearTo = 0): string {
  const [a, b] = [towards(centre(from), centre(to), clearFrom), towards(centre(to), centre(from), clearTo)];
  const bend = 0.22;
  const middle: Point = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 - (b[0] - a[0]) * bend];
  return `M${write(a)} Q${write(middle)} ${write(b)}`;
}

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
  const named = (refusal?.verdict.about ?? []).map((name) => hexNamed(plan, name)).filter((at) => at !== undefined);
  return named.filter((at) => keyOf(at) !== refusal?.target && keyOf(at) !== refusal?.origin);
}
