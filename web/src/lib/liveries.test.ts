import { afterEach, expect, test } from 'vitest';
import { chosenLiveries, dress, houseLivery, liveryOf } from './liveries.svelte';

afterEach(() => dress());

test('by themselves seats wear the colours of the house in order', () =>
  expect([0, 1, 2, 3].map((seat) => liveryOf(seat).colours)).toEqual([0, 1, 2, 3]));

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

test('seats that have chosen their colours wear them, each with its emblem', () => {
  dress(chosenLiveries([2, 0]));
  expect([0, 1].map((seat) => liveryOf(seat))).toEqual([houseLivery(2), houseLivery(0)]);
  expect(document.body.style.getPropertyValue('--seat-0')).toBe('var(--livery-2)');
});

test('where there is nothing to choose nothing is worn', () => expect(chosenLiveries([null, null])).toBeUndefined());
