import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/api';
import { inOrder } from './in-order';

const table = (id: string, minute: number, changed: Partial<TableInfo>): TableInfo => ({
  id,
  seats: [{ seat: 0, yours: true } as SeatInfo, { seat: 1, yours: false } as SeatInfo],
  since: `2026-07-01T12:${minute}:00Z`,
  over: false,
  ...changed,
} as TableInfo);

it('has tables where it is your move first, then those of others, then finished games, the latest first', () => {
  const tables = [
    table('finished', 40, { waiting_on: [], over: true }),
    table('theirs', 30, { waiting_on: [1] }),
    table('yours', 20, { waiting_on: [0] }),
    table('together', 25, { waiting_on: [0, 1] }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['together', 'yours', 'theirs', 'finished']);
});
