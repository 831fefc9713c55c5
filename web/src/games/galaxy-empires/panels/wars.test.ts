import { describe, expect, test } from 'vitest';
import type { WarDeclared, WarEnded, WarTick } from '../../../generated/games/galaxy-empires';
import { logged } from './fixtures';
import { lastWar, lying } from './wars';

const declared: WarDeclared = {
  type: 'war_declared',
  attacker: 0,
  defender: 1,
  area: 'station',
  invaders: ['a', 'b'],
  defenders: ['c'],
  cost: 7,
  odds: [0.75, 0.21, 0.04],
};
const tick = (attack: WarTick['attack'], defence: WarTick['defence']): WarTick => ({
  type: 'war_tick',
  attacker: 0,
  defender: 1,
  attack,
  defence,
  invaders: 2,
  defenders: 1,
  odds: [0.75, 0.21, 0.04],
});
const ended: WarEnded = {
  type: 'war_ended',
  attacker: 0,
  defender: 1,
  area: 'station',
  outcome: 'won',
  strength: [2, 1],
  lost: [0, 1],
  cash: 500,
  passage: false,
};

describe('the last war', () => {
  test('is none before the first', () => expect(lastWar([])).toBeUndefined());
  test('has its rolls, and no end while it goes on', () =>
    expect(lastWar(logged(declared, tick([1, 2], [3, 3])))).toEqual({ declared, ticks: [tick([1, 2], [3, 3])], ended: undefined }));
  test('has its end', () => expect(lastWar(logged(declared, tick([3, 4], [3, 3]), ended))?.ended).toEqual(ended));
  test('is not the one before', () =>
    expect(lastWar([...logged(declared, tick([3, 4], [1, 1]), ended), ...logged(declared)])?.ticks).toEqual([]));
});

test('in a live war the dice of a side lie until it rolls again', () =>
  expect(lying([tick([1, 2], null), tick(null, [5, 5]), tick([6, 6], null)])).toEqual({ attack: [6, 6], defence: [5, 5] }));
