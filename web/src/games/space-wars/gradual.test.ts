import { expect, test } from 'vitest';
import { Gradual } from './gradual.svelte';

test('what comes into sight is drawn a few at a time, and what was there stays', () => {
  const frames: (() => void)[] = [];
  const drawn = new Gradual<number>((then) => frames.push(then));
  const wanted = Array.from({ length: 14 }, (_, n) => n);
  drawn.follow(wanted);
  expect(drawn.shown.length).toBeLessThan(wanted.length);
  while (frames.length) frames.shift()!();
  expect(drawn.shown).toEqual(wanted);
  drawn.follow([3, 4, 20]);
  expect(drawn.shown).toEqual([3, 4, 20]);
});
