import { describe, expect, test } from 'vitest';
import { attempt, besides, endsFrom, flights, jumpWay, origins, placing } from './choices';
import { choice } from './fixtures';

const given = ['g7>g8:c', 'g7>g8:s', 'g7>g9:c', 'g7~g9:c', 'g10>g11:c', 'pass'].map(choice);
const all = flights(given);

test('ships that can move are where the choices begin', () => expect(origins(all)).toEqual([[0, 0], [3, 0]]));

test('a ship ends only where a choice of its own does', () => {
  expect([...endsFrom(all, '0,0').keys()]).toEqual(['1,0', '2,0']);
  expect([...endsFrom(all, '3,0').keys()]).toEqual(['4,0']);
  expect(endsFrom(all, '9,9').size).toBe(0);
});

test('an end has every way there, the straight one first', () => {
  const jumpFirst = flights(['g7~g9:c', 'g7>g9:c'].map(choice));
  expect(endsFrom(jumpFirst, '0,0').get('2,0')!.map((end) => end.how)).toEqual(['>', '~']);
});

describe('placing', () => {
  const [both] = endsFrom(all, '0,0').get('1,0')!;
  const [colony] = endsFrom(all, '0,0').get('2,0')!;
  test('takes the piece that is wanted', () => expect(placing(both!, 's')?.choice.text).toBe('g7>g8:s'));
  test('takes the other where only that may be placed', () => expect(placing(colony!, 's')?.choice.text).toBe('g7>g9:c'));
});

test('a repair places nothing', () => expect(flights([choice('g7>g8:r')])[0]!.place).toBeNull());

test('after refueling, a step begins at the refueling station', () => {
  const steps = ['+g8:c', 'stop'].map(choice);
  expect(origins(flights(steps, [0, 0]))).toEqual([[0, 0]]);
  expect(besides(steps).map(({ text }) => text)).toEqual(['stop']);
});

test('what is not flown is kept apart', () => expect(besides(given).map(({ text }) => text)).toEqual(['pass']));

test('an attempt is the order it would be', () => {
  expect(attempt([0, 0], [2, 0], 'c', false)).toEqual(choice('g7>g9:c').action);
  expect(attempt([0, 0], [1, 0], 's', true)).toEqual(choice('+g8:s').action);
});

describe('a jump', () => {
  const holes = [[1, 0], [6, 0], [9, 0]] as const;
  test('goes in at one wormhole and out at another', () => expect(jumpWay(holes, [0, 0], [7, 0])).toEqual([[1, 0], [6, 0]]));
  test('needs two', () => expect(jumpWay([[1, 0]], [0, 0], [2, 0])).toBeUndefined());
});
