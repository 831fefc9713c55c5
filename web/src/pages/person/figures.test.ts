import { expect, test } from 'vitest';
import { line, share, signed } from './figures';

test('a gain has its sign', () => {
  expect(signed(12)).toBe('+12');
  expect(signed(-3)).toBe('−3');
  expect(signed(0)).toBe('0');
});

test('a share is whole percents', () => expect(share(0.413)).toBe('41%'));

test('a line goes from edge to edge, the highest value at the top', () => {
  expect(line([1500, 1520, 1510], 100, 40)).toBe('0.0,40.0 50.0,0.0 100.0,20.0');
  expect(line([1500], 100, 40)).toBe('0.0,40.0');
});
