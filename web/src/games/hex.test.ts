import { describe, expect, test } from 'vitest';
import { arrowTo, centre, directionTo, distance, extent, groups, hexAt, keyOf, neighbours, outline, step, type Hex } from './hex';

const loops = (path: string): string[] => path.split('M').filter(Boolean);
const corners = (loop: string): number => loop.split('L').length;
const ring = neighbours([0, 0]);

describe('the way between hexes', () => {
  test('a straight line has a direction', () => expect(directionTo([0, 0], [3, -3])).toBe('NE'));
  test('a bent one has none', () => expect(directionTo([0, 0], [2, 1])).toBeUndefined());
  test('a hex has no direction to itself', () => expect(directionTo([1, 1], [1, 1])).toBeUndefined());
  test('distance counts steps', () => expect(distance([0, 0], [2, -5])).toBe(5));
  test('steps add up', () => expect(step([1, 1], 'SW', 2)).toEqual([-1, 3]));
});

test('a point lies in the hex whose middle is nearest', () => {
  const hexes: Hex[] = [[0, 0], [2, -3], [-4, 1], [5, 5]];
  for (const at of hexes) {
    const [x, y] = centre(at);
    for (const [dx, dy] of [[0, 0], [38, 10], [-30, -28], [0, 46]] as const) expect(hexAt([x + dx, y + dy]).join()).toBe(at.join());
  }
});

describe('the edge of a set of hexes', () => {
  test('one hex has six corners', () => expect(corners(outline([[0, 0]]))).toBe(6));
  test('two joined hexes have ten', () => expect(corners(outline([[0, 0], [1, 0]]))).toBe(10));
  test('a ring has an outer and an inner edge', () => expect(loops(outline(ring)).map(corners).sort()).toEqual([18, 6]));
  test('two apart have two edges', () => expect(loops(outline([[0, 0], [4, 0]]))).toHaveLength(2));
});

describe('groups', () => {
  test('are joined by edges', () =>
    expect(
      groups([
        [0, 0],
        [1, 0],
        [3, 0],
        [1, 1],
      ]).map((group) => group.map(keyOf)),
    ).toEqual([['0,0', '1,0', '1,1'], ['3,0']]));
  test('of nothing are none', () => expect(groups([])).toEqual([]));
});

test('the extent holds every corner', () => {
  const box = extent([[0, 0], [0, 2]], 8);
  expect([box.x, box.y]).toEqual([-43.30127018922193 - 8, -58]);
  expect(box.height).toBe(50 + 150 + 50 + 16);
});

describe('arrow keys', () => {
  const hexes: Hex[] = [[0, 0], [1, 0], [3, 0], [0, 1], [-1, 2], [0, -2]];
  test('go along the row, over gaps', () => expect(arrowTo(hexes, [1, 0], 'right')).toEqual([3, 0]));
  test('go down, keeping the column', () => expect(arrowTo(hexes, [0, 1], 'down')).toEqual([-1, 2]));
  test('skip a row without hexes', () => expect(arrowTo(hexes, [0, 0], 'up')).toEqual([0, -2]));
  test('stay where nothing lies beyond', () => expect(arrowTo(hexes, [0, 0], 'left')).toBeUndefined());
});
