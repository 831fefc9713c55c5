import { afterEach, expect, test } from 'vitest';
import { isGuided, setGuided } from './guide.svelte';

afterEach(() => localStorage.clear());

test('a guide is there from the start where the game says so', () => {
  expect(isGuided('long', true)).toBe(true);
  expect(isGuided('short', false)).toBe(false);
});

test('it stays away once it was sent away, and comes when it is called', () => {
  setGuided('long', false);
  setGuided('short', true);
  expect(isGuided('long', true)).toBe(false);
  expect(isGuided('short', false)).toBe(true);
});

test('another visit finds it as it was left', () => {
  localStorage.setItem('stellarch.guide.other', 'done');
  expect(isGuided('other', true)).toBe(false);
});
