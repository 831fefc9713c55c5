import { expect, test } from 'vitest';
import type { Entry } from '../../generated/api';
import type { SwView } from '../../generated/games/space-wars';
import { rollsIn } from './rolls';

const view = {
  you: 0,
  galaxy: { tiles: ['galaxy_core', 'draconis_31', 'free_space'] },
  sectors: { each: [{ owner: null }, { owner: 0 }, { owner: 1 }] },
} as unknown as SwView;

const entry = (...events: readonly object[]): Entry =>
  ({ events, told: events.map((_, n) => (`Told ${n}.`)) }) as unknown as Entry;

test('dice lie at the cell of their system, with what they brought', () => {
  const mission = { type: 'mission_attempted', seat: 0, at: 'draconis_31', die: 5 };
  const rolled = rollsIn(view, entry(mission, { type: 'mission_rewarded', seat: 0 }));
  expect(rolled).toEqual([{ thrown: [{ seat: 0, dice: [5] }], told: 'Told 0. Told 1.', at: '1-0', own: true }]);
});

test("what strikes one's worlds is one's own business, what strikes others' is not", () => {
  const landed = (at: string): object => ({ type: 'aliens_landed', at, die: 3, landed: 2 });
  expect(rollsIn(view, entry(landed('1-1'), landed('draconis_31')))).toMatchObject([{ at: '1-0', own: true }]);
  expect(rollsIn(view, entry({ type: 'visited', seat: 1, at: '1-1', die: 3 }))).toEqual([]);
});

test('events concern all, but after what concerns one', () => {
  const rolled = rollsIn(
    view,
    entry({ type: 'core_rolled', at: '0-0', die: 4 }, { type: 'units_lost', system: 'draconis_31', dice: [1, 6] }),
  );
  expect(rolled.map(({ told, own }) => [told, own])).toEqual([
    ['Told 1.', true],
    ['Told 0.', false],
  ]);
});
