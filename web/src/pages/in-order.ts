/** The order of one's own tables: where it is one's move, where others are to move, finished; of each, the latest first. */
import type { TableInfo } from '../generated/api';

export const isYourMove = (table: TableInfo): boolean => table.seats.some(({ seat, yours }) => yours && table.waiting_on.includes(seat));

const rank = (table: TableInfo): number => (table.over || table.problem ? 2 : isYourMove(table) ? 0 : 1);

export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => rank(a) - rank(b) || Date.parse(b.since) - Date.parse(a.since));
}
