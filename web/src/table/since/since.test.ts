import { expect, test } from 'vitest';
import type { Entry } from '../../generated/api';
import { lastOwn, paragraphs } from './since';

const line = (number: number, seat: number, ...told: string[]) =>
  ({ number, seat, kind: 'action', told: told.map((en) => en) }) as unknown as Entry;
const LOG = [line(1, 0, 'Ada rolls.'), line(2, 1, 'Ben moves.', 'Ben claims Drift.'), line(3, 2, 'Cleo draws.'), line(4, 1, 'Ben ends.')];

test('what the others did since one\'s last action is told by player', () => {
  const after = lastOwn(LOG, 0)!;
  const told = paragraphs(LOG, after, 0, ['Ada', 'Ben', 'Cleo']).map(({ about, told: sentences }) => [about, ...sentences]);
  expect([after, told]).toEqual([1, [['Ben', 'Ben moves.', 'Ben claims Drift.', 'Ben ends.'], ['Cleo', 'Cleo draws.']]]);
});

test('who has not acted yet has missed nothing', () => expect(lastOwn(LOG, 3)).toBeUndefined());

test('what was played without oneself is no last look: by a bot, by an order in advance, or because time was up', () => {
  const without = [{ ...line(5, 0), by_itself: 'bot' }, { ...line(6, 0), by_itself: 'if_then' }, { ...line(7, 0), late: true }];
  expect(lastOwn([...LOG, ...(without as Entry[])], 0)).toBe(1);
});
