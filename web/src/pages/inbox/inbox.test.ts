import { expect, test } from 'vitest';
import type { InboxGame } from '../../generated/api';
import { grouped, sought } from './inbox';

const game = (id: string, since: string, ...more: [Partial<InboxGame['table']>?]): InboxGame =>
  ({
    table: {
      id, since, name: 'Space Wars', over: false, problem: null, origin: null, waiting_on: [0],
      seats: [{ seat: 0, name: 'Ada', yours: true }, { seat: 1, name: 'Léa Dupont', yours: false }],
      ...more[0],
    },
  }) as unknown as InboxGame;
const clock = { state: 'running', left: 3600, bank: 60 } as never;
const GAMES = [
  game('soon', '2026-11-19T12:00:00Z', { clock }),
  game('new', '2026-11-19T10:00:00Z'),
  game('old', '2026-11-17T10:00:00Z'),
  game('hers', '2026-11-18T10:00:00Z', { waiting_on: [1] }),
  game('ended', '2026-11-01T10:00:00Z', { over: true, waiting_on: [] }),
  game('lately', '2026-11-11T10:00:00Z', { over: true, waiting_on: [] }),
  game('try', '2026-11-11T10:00:00Z', { origin: 'what_if' }),
];

test('the least time comes first, then the longest wait, the last end first, and a try stands by itself', () => {
  const ids = Object.values(grouped(GAMES)).map((games) => games.map(({ table }) => table.id));
  expect(ids).toEqual([['soon', 'old', 'new'], ['hers'], ['lately', 'ended'], ['try']]);
});

test('a game is found by the beginnings of its words, with or without accents', () => {
  expect(sought(GAMES, 'lea war').length).toBe(GAMES.length);
  expect(sought(GAMES, 'galaxy')).toEqual([]);
});
