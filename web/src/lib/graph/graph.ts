/** Points over time, as lines to draw. */
import type { Entry } from '../../generated/api';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  bottom: number;
}

export interface Drawn {
  lines: { seat: number; path: string; endY: number; labelY: number }[];
  levels: { value: number; y: number }[];
  steps: { number: number; x: number }[];
}

/** A line through a few points far apart would tell a story that is not true. */
const ENOUGH = 0.8;

/** The totals after each move that still stands, with its place in the row of moves; none where most are not known. */
export function course(
  log: readonly Entry[],
  gone: ReadonlySet<number>,
  totals: ReadonlyMap<number, readonly number[]>,
): { move: number; values: readonly number[] }[] {
  const standing = log.filter((entry) => entry.kind !== 'undo' && !gone.has(entry.number));
  const known = standing.flatMap((entry, move) => {
    const values = totals.get(entry.number);
    return values ? [{ move, values }] : [];
  });
  return known.length >= standing.length * ENOUGH ? known : [];
}

/** A round step that makes at most about five levels. */
export function levelStep(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / 5)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => most / step <= 5)!;
}

/** Keep labels apart: from the top, each at least so far under the one before. */
export function apart(wanted: readonly number[], least: number, lowest: number): number[] {
  const order = wanted.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  const placed = Array<number>(wanted.length);
  let last = -Infinity;
  for (const { y, n } of order) placed[n] = last = Math.max(y, last + least);
  const over = Math.max(0, last - lowest);
  return placed.map((y) => y - over);
}

/** No line has more points than there are pixels to tell them apart. */
const MOST_POINTS = 300;

/** Every nth point, and the last. */
export function thinned<P>(points: readonly P[], most = MOST_POINTS): readonly P[] {
  const every = Math.ceil(points.length / most);
  return every < 2 ? points : points.filter((_, n) => n % every === 0 || n === points.length - 1);
}

export function draw(all: readonly { move: number; values: readonly number[] }[], frame: Frame, labelGap: number): Drawn {
  const points = thinned(all);
  const seats = points[0]?.values.length ?? 0;
  const moves = Math.max(1, points.at(-1)?.move ?? 1);
  const most = points.reduce((best, { values }) => Math.max(best, ...values), 5) + 1;
  const x = (move: number): number => frame.left + ((frame.width - frame.left - frame.right) * move) / moves;
  const y = (value: number): number => 6 + (frame.height - frame.bottom - 10) * (1 - value / most);
  const ends = Array.from({ length: seats }, (_, seat) => y(points.at(-1)!.values[seat] ?? 0));
  // Where many end close together, their labels share the room there is.
  const labels = apart(ends, Math.min(labelGap, (frame.height - frame.bottom - 6) / Math.max(1, seats)), frame.height - frame.bottom);
  const step = levelStep(most);
  const every = Math.max(1, Math.ceil(moves / 6));
  return {
    lines: ends.map((endY, seat) => ({
      seat,
      path: `M${points.map(({ move, values }) => `${x(move).toFixed(1)},${y(values[seat] ?? 0).toFixed(1)}`).join('L')}`,
      endY,
      labelY: labels[seat]!,
    })),
    levels: Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => ({ value: n * step, y: y(n * step) })),
    steps: Array.from({ length: Math.floor(moves / every) + 1 }, (_, n) => ({ number: n * every, x: x(n * every) })),
  };
}
