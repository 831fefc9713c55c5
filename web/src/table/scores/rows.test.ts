import { expect, test } from 'vitest';
import type { Row, Standings } from '../../generated/api';
import { sheetOf, totalsOf, verdictOf } from './rows';

const row = (key: string, values: number[], parts: Row[] = []): Row => ({ key, label: key, values, parts });
const standings = (ranks: number[], ...rows: Row[]): Standings => ({ over: true, ranks, rows, ending: null, round: null, counts: 'total' });

test('a part is shown under its row, unless it is nothing for all', () => {
  const sheet = sheetOf(standings([1, 2], row('bonus', [3, 0], [row('territory', [3, 0]), row('tolls', [0, 0])]), row('total', [9, 4])));
  expect(sheet.map(({ row: { key }, part, best }) => [key, part, best])).toEqual([
    ['bonus', false, 3],
    ['territory', true, 3],
    ['total', false, 9],
  ]);
});

test('totals are the row that counts, wherever it stands', () => {
  expect(totalsOf(standings([1, 2], row('total', [9, 4]), row('wins', [1, 0])))).toEqual([9, 4]);
  expect(totalsOf({ ...standings([1, 2], row('cash', [30, 70]), row('planets', [3, 5])), counts: 'cash' })).toEqual([30, 70]);
});

test('the lead is counted over the best of the others', () => {
  expect(verdictOf(standings([2, 1, 3], row('total', [30, 39, 12])))).toEqual({ winners: [1], by: 9 });
});

test('a shared win has no lead to speak of', () => {
  expect(verdictOf(standings([1, 1], row('total', [30, 30])))).toEqual({ winners: [0, 1], by: 30 });
});
