/** A score sheet as rows of a table: each with its parts under it, where they say anything. */
import type { Row, Standings } from '../../generated/api';

export interface SheetRow {
  row: Row;
  /** A part of the row above it. */
  part: boolean;
  /** The greatest value, for the bars; at least 1. */
  best: number;
}

const best = (values: readonly number[]): number => Math.max(1, ...values);

export function sheetOf(standings: Standings): SheetRow[] {
  return standings.rows.flatMap((row) => [
    { row, part: false, best: best(row.values) },
    ...row.parts.filter((part) => part.values.some(Boolean)).map((part) => ({ row: part, part: true, best: best(part.values) })),
  ]);
}

/** The row that players race for. */
export const countingRow = ({ rows, counts }: Standings): Row => rows.find((row) => row.key === counts)!;

/** What the cards of the players show: what a game is won by; where that is won over several rounds, the score of this one. */
export const shownRow = (standings: Standings): Row => standings.rows.find(({ key }) => key === 'total') ?? countingRow(standings);

/** What each seat has of what players race for. */
export const totalsOf = (standings: Standings): readonly number[] => countingRow(standings).values;

/** The seats that have won, and by how many points over the next. */
export function verdictOf(standings: Standings): { winners: number[]; by: number } {
  const winners = standings.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const totals = totalsOf(standings);
  const others = totals.filter((_, seat) => !winners.includes(seat));
  return { winners, by: (totals[winners[0] ?? 0] ?? 0) - Math.max(...others, 0) };
}
