/** Lines between two points, for `d` of a path: clear of what stands on either end. */
import type { Point } from './hex';

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay) || 1;

/** The point on the way from `a` to `b` at a distance from `a`. */
export function towards(a: Point, b: Point, units: number): Point {
  const share = units / far(a, b);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

const write = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** A straight way, shortened at both ends. */
export const straight = (a: Point, b: Point, clearA = 0, clearB = 0): string =>
  `M${write(towards(a, b, clearA))} L${write(towards(b, a, clearB))}`;

/** A bow, for a way that does not lead over what lies between. */
export function bowed(from: Point, to: Point, clearFrom = 0, clearTo = 0): string {
  const [a, b] = [towards(from, to, clearFrom), towards(to, from, clearTo)];
  const bend = 0.22;
  const middle: Point = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 - (b[0] - a[0]) * bend];
  return `M${write(a)} Q${write(middle)} ${write(b)}`;
}
