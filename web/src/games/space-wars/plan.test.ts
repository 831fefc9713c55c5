import { expect, test } from 'vitest';
import { coordinates, ringAndPlace } from './plan';
import { pieceName, tileOf, wordFor } from './printed';

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
