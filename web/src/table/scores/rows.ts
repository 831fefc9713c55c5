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

/** The sum of each seat. The row is called `total`; a game without one is won by its last row. */
export function totalsOf(standings: Standings): readonly number[] {
  return (standings.rows.find((row) => row.key === 'total') ?? standings.rows.at(-1))?.values ?? [];
}

/** The seats that have won, and by how many points over the next. */
export function verdictOf(standings: Standings): { winners: number[]; by: number } {
  const winners = standings.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const totals = standings.rows.at(-1)?.values ?? [];
  const others = totals.filter((_, seat) => !winners.includes(seat));
  return { winners, by: (totals[winners[0] ?? 0] ?? 0) - Math.max(...others, 0) };
}
