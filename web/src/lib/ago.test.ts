import { afterEach, expect, it } from 'vitest';
import { ago, lasting } from './ago';
import { setLanguage } from './i18n.svelte';

const NOW = Date.parse('2026-07-03T12:00:00Z');

afterEach(() => setLanguage('en'));

it.each([
  ['2026-07-03T11:59:50Z', 'just now', undefined],
  ['2026-07-03T11:55:00Z', '5 minutes ago', '5 minutes'],
  ['2026-07-03T10:00:00Z', '2 hours ago', '2 hours'],
  ['2026-07-02T10:00:00Z', 'yesterday', '1 day'],
  ['2026-07-03T12:00:30Z', 'just now', undefined],
])('says how long ago %s was, and how long it has lasted', (then, past, time) => {
  expect(ago(then, NOW)).toBe(past);
  expect(lasting(then, NOW)).toBe(time);
});

it('speaks French', () => {
  setLanguage('fr');
  expect(ago('2026-07-03T10:00:00Z', NOW)).toMatch(/^il y a 2\sheures$/);
  expect(lasting('2026-07-03T10:00:00Z', NOW)).toMatch(/^2\sheures$/);
});
