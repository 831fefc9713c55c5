import { describe, expect, test } from 'vitest';
import type { Entry } from '../../generated/api';
import { logEntry } from '../log-entry';
import { apart, course, draw, levelStep, thinned } from './graph';

const entry = (number: number, kind: Entry['kind'] = 'action'): Entry => logEntry({ number, kind });

test('moves taken back are no part of the course', () => {
  const log = [entry(0, 'start'), entry(1), entry(2), entry(3, 'undo'), entry(4)];
  const totals = new Map([[0, [0]], [1, [1]], [2, [9]], [4, [3]]]);
  expect(course(log, new Set([2]), totals)).toEqual([{ move: 0, values: [0] }, { move: 1, values: [1] }, { move: 2, values: [3] }]);
});

test('too few points make no line', () => {
  expect(course([entry(0), entry(1), entry(2)], new Set(), new Map([[2, [5]]]))).toEqual([]);
});

test('levels are round numbers, and few', () => expect([4, 21, 46, 130, 7100].map(levelStep)).toEqual([1, 5, 10, 50, 2000]));

describe('labels', () => {
  test('keep their distance', () => expect(apart([10, 12, 40], 10, 100)).toEqual([10, 20, 40]));
  test('stay on the page', () => expect(apart([95, 96], 10, 100)).toEqual([90, 100]));
});

test('a line runs from the left to the right', () => {
  const drawn = draw(
    [
      { move: 0, values: [0, 0] },
      { move: 2, values: [4, 2] },
    ],
    { width: 100, height: 60, left: 10, right: 20, bottom: 10 },
    8,
  );
  expect(drawn.lines.map((line) => line.path.split('L').length)).toEqual([2, 2]);
  expect(drawn.lines[0]!.path.startsWith('M10.0,')).toBe(true);
  expect(drawn.lines[0]!.path).toContain('L80.0,');
});

test('a long game is drawn with as many points as can be told apart, the last among them', () => {
  const points = thinned(Array.from({ length: 10_000 }, (_, move) => move));
  expect(points.length).toBeLessThanOrEqual(301);
  expect([points[0], points.at(-1)]).toEqual([0, 9999]);
});
