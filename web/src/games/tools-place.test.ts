import { expect, test } from 'vitest';
import type { Point } from './hex';
import { placeOf, type Tools } from './tools-place';
import { NO_MARGIN } from './viewport.svelte';

const FOUR: Tools = { length: 180, thickness: 44, corner: 'top' };
const ONE: Tools = { length: 50, thickness: 50, corner: 'bottom' };

/** Hexes in all four corners of a board of 400 by 400, and one in its middle. */
const full = {
  box: { x: -200, y: -200, width: 400, height: 400 },
  cells: [
    [-160, -160],
    [160, -160],
    [-160, 160],
    [160, 160],
    [0, 0],
  ] as Point[],
  radius: 40,
};
const round = {
  ...full,
  cells: [
    [0, -160],
    [0, 160],
    [-160, 0],
    [160, 0],
  ] as Point[],
};

test('tools lie in a corner that is free anyway', () => {
  expect(placeOf(ONE, round, { width: 400, height: 400 })).toEqual({ row: false, margin: NO_MARGIN });
  expect(placeOf(FOUR, full, { width: 600, height: 400 })).toEqual({ row: false, margin: NO_MARGIN });
  expect(placeOf(FOUR, full, { width: 400, height: 600 })).toEqual({ row: true, margin: NO_MARGIN });
});

test('where they would cover a hex, the board makes room where that costs it least', () => {
  expect(placeOf(FOUR, full, { width: 440, height: 400 })).toEqual({ row: false, margin: { ...NO_MARGIN, right: 44 } });
  expect(placeOf(FOUR, full, { width: 400, height: 440 })).toEqual({ row: true, margin: { ...NO_MARGIN, top: 44 } });
  expect(placeOf(ONE, full, { width: 400, height: 420 })).toEqual({ row: true, margin: { ...NO_MARGIN, bottom: 50 } });
});
