/** The chart of technologies with what is planned on it. What a square costs is printed on the chart. */
import type { SwView, Technology } from '../../../generated/games/space-wars';
import { printed } from '../printed';
import type { Order } from './draft.svelte';

export interface Row {
  branch: string;
  technologies: readonly Technology[];
  /** The technology that is being researched; undefined where all are known. */
  next: Technology | undefined;
  /** Squares of it that are full. */
  full: number;
  /** Squares of it that the draft buys. */
  planned: number;
}

export const squaresOf = (technology: Technology): readonly number[] => printed.squares[String(technology.level) as never] ?? [];

/** The rows of the chart as a player sees his own. */
export function rowsOf(view: SwView, seat: number, orders: readonly Order[]): Row[] {
  const empire = view.empires[seat]!;
  const known = new Set(empire.known ?? []);
  return Object.entries(printed.rows).map(([branch, technologies]) => {
    const next = technologies.find(({ id }) => !known.has(id));
    const planned = orders.filter((order) => order.type === 'research' && order.branch === branch).length;
    return { branch, technologies, next, full: empire.squares?.[branch] ?? 0, planned };
  });
}
