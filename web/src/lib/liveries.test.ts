import { afterEach, expect, test } from 'vitest';
import { dress, liveryOf } from './liveries.svelte';

afterEach(() => dress());

test('by themselves seats wear the colours of the house in order', () => expect([0, 1, 2, 3].map((seat) => liveryOf(seat).colours)).toEqual([0, 1, 2, 3]));

test('a game may deal them otherwise', () => {
  dress([{ colours: 3, emblem: 'M0,0Z' }]);
  expect(liveryOf(0)).toEqual({ colours: 3, emblem: 'M0,0Z' });
  expect(document.body.style.getPropertyValue('--seat-0')).toBe('var(--livery-3)');
  expect(document.body.style.getPropertyValue('--on-seat-0')).toBe('var(--on-livery-3)');
});

test('and takes them back when its table is left', () => {
  dress([{ colours: 3, emblem: 'M0,0Z' }]);
  dress();
  expect(document.body.style.getPropertyValue('--seat-0')).toBe('');
});
