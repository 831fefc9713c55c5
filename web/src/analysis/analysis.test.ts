import { describe, expect, test, vi } from 'vitest';
import type { AnalysedMove, Entry, TableState } from '../generated/api';
import { logEntry } from '../lib/log-entry';
import { course, EVERY, GameAnalysis, standing, worstFirst, type Api } from './analysis.svelte';

const entry = (number: number, kind: Entry['kind'] = 'action'): Entry => logEntry({ number, kind });
const move = (number: number, changed: Partial<AnalysedMove> = {}): AnalysedMove => ({
  number,
  move: number,
  seat: 0,
  text: 'a',
  order: 'Go.',
  verdict: 'best',
  loss: 0,
  chances: [0.6, 0.4],
  best: 'a',
  best_order: null,
  why: null,
  ...changed,
});

test('what was taken back is no move of the game', () => {
  expect(standing([entry(0, 'start'), entry(1), entry(2), { ...entry(3, 'undo'), takes: [2] }, entry(4)])).toEqual([1, 4]);
});

test('the mistake that cost most comes first', () => {
  const moves = [
    move(1, { verdict: 'mistake', loss: 0.1 }),
    move(2, { verdict: 'inaccuracy', loss: 0.06 }),
    move(3, { verdict: 'blunder', loss: 0.4 }),
  ];
  expect(worstFirst(moves).map((one) => one.number)).toEqual([3, 1]);
});

describe('the chances over the game', () => {
  test('begin even, stay as they were where nothing was weighed, and end with who won', () => {
    expect(course([move(1, { chances: [] }), move(2), move(3, { chances: [] })], 2, [2, 1])).toEqual([
      { move: 0, values: [0.5, 0.5] },
      { move: 1, values: [0.6, 0.4] },
      { move: 2, values: [0.6, 0.4] },
      { move: 3, values: [0, 1] },
    ]);
  });

  test('are shared by those who share the win', () => {
    expect(course([], 3, [1, 1, 3])).toEqual([{ move: 0, values: [0.5, 0.5, 0] }]);
  });
});

test('what is missing is asked for until all is there', async () => {
  vi.useFakeTimers();
  const known = [move(1), move(2), move(3)];
  const asked: number[] = [];
  const api: Api = {
    table: () =>
      Promise.resolve({
        table: { seats: [] },
        log: [entry(2), entry(3)],
        seat: null,
        now: { standings: { ranks: [1, 2] } },
      } as unknown as TableState),
    log: (_: string, before: number) => Promise.resolve({ entries: [entry(before - 1, before === 1 ? 'start' : 'action')] }),
    at: (_: string, number: number) => Promise.resolve({ number, view: {}, standings: {} as never }),
    analysis: (_: string, after: number) => {
      asked.push(after);
      const done = Math.min(3, after + 2);
      return Promise.resolve({ total: 3, done, moves: known.slice(after, done) });
    },
  };
  const game = new GameAnalysis('t', api);
  await game.open(2);
  expect([game.at, game.moment?.number, game.done]).toEqual([2, 2, false]);
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(asked).toEqual([0, 2]);
  expect(game.done).toBe(true);
  await vi.advanceTimersByTimeAsync(10 * EVERY);
  expect(asked).toEqual([0, 2]);
  vi.useRealTimers();
});
