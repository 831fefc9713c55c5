import { expect, test } from 'vitest';
import type { Hex } from '../hex';
import { coordinates, planFor, ringAndPlace } from './plan';
import type { SwView } from '../../generated/games/space-wars';
import { pieceName, printed, tileOf, wordFor } from './printed';

test.each([[0, '0-0'], [1, '1-0'], [6, '1-5'], [7, '2-0'], [126, '6-35']])('sector %i lies at %s', (number, named) => {
  expect(coordinates(number)).toBe(named);
});

test('a ring has six sectors more than the one inside it', () => expect(ringAndPlace(61)).toEqual([5, 0]));

test('a tile is a system, a gate with its letter, or what it says', () => {
  expect(tileOf('draconis_31')).toMatchObject({ system: 'draconis_31', letter: undefined });
  expect(tileOf('star_gate_b')).toEqual({ kind: 'star_gate', system: undefined, letter: 'B' });
  expect(tileOf('free_space').kind).toBe('free_space');
});

test('pieces are named by their kind and number', () => {
  expect(pieceName('cruiser5')).toBe('cruiser 5');
  expect(pieceName('admiral2')).toBe('admiral 2');
});

test('whatever has a name is called by it', () => {
  expect(wordFor('laser_attack_3')).toBe('Laser attack level 3');
  expect(wordFor('cruiser12')).toBe('Cruiser 12');
  expect(wordFor('nonsense')).toBeUndefined();
});

test('arrows lead to every sector of the largest galaxy, and the six directions to all neighbours', () => {
  const { geometry, cells, beside } = planFor({ galaxy: { tiles: printed.hexes.map(() => 'free_space') } } as unknown as SwView);
  const hexes = cells.map(({ at }) => at);
  const reached = new Set<string>();
  const walk = [hexes[0]!];
  for (let at: Hex | undefined; (at = walk.pop()); ) {
    if (reached.has(at.join())) continue;
    reached.add(at.join());
    for (const arrow of ['left', 'right', 'up', 'down'] as const) {
      const next = geometry.arrowTo(hexes, at, arrow);
      if (next) walk.push(next);
    }
  }
  expect(reached.size).toBe(127);
  const middle = cells.find(({ name }) => name === '0-0')!;
  const around = ['7', '8', '9', '1', '2', '3'].map((digit) => geometry.digit(middle.at, digit)!.join());
  expect(new Set(around)).toEqual(new Set(beside.get(middle.key)!.map(({ at }) => at.join())));
});
