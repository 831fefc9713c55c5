import { expect, test } from 'vitest';
import { arrowTo, centre, extent, hexAt, outline, rowByRow, step, type Direction } from './flat';
import type { Hex } from './hex';

test('columns stand one and a half radii apart, and each second one half a hex lower', () => {
  const [x, y] = centre([1, 0]);
  expect(x).toBe(75);
  expect(y).toBeCloseTo(25 * Math.sqrt(3));
});

test('a point lies in the hex whose middle is nearest', () => {
  const hexes: Hex[] = [[0, 0], [2, -3], [-4, 1]];
  for (const at of hexes) {
    const [x, y] = centre(at);
    for (const [dx, dy] of [[0, 0], [10, 38], [-28, -30], [46, 0]] as const) expect(hexAt([x + dx, y + dy]).join()).toBe(at.join());
  }
});

test('a step north is up, a step south-east is down and to the right', () => {
  const towards = (direction: Direction) => centre(step([0, 0], direction)).map(Math.sign);
  expect(towards('N')).toEqual([0, -1]);
  expect(towards('SE')).toEqual([1, 1]);
});

test('the edge of two joined hexes has ten corners', () => expect(outline([[0, 0], [0, 1]]).split('L')).toHaveLength(10));

test('the extent is as wide as two radii', () => expect(extent([[0, 0]], 8).width).toBe(116));

test('arrows lead up and down a column, and to the column beside it', () => {
  const hexes: Hex[] = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]];
  expect(arrowTo(hexes, [0, 1], 'up')).toEqual([0, 0]);
  expect(arrowTo(hexes, [0, 1], 'down')).toEqual([0, 2]);
  expect(arrowTo(hexes, [1, 1], 'left')).toEqual([0, 1]);
});

test('reading goes from the top', () => {
  const hexes: Hex[] = [[0, 1], [1, 0], [0, 0]];
  expect(hexes.sort(rowByRow)).toEqual([[0, 0], [1, 0], [0, 1]]);
});
