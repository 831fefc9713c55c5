import { afterEach, expect, test } from 'vitest';
import { endingOf, isDaySolved, isSolved, lessonKey, puzzleEnded, reread, taskDone, tasksDone } from './progress.svelte';

afterEach(() => {
  localStorage.clear();
  reread();
});

test('a lesson goes on where it was left, and never back', () => {
  const lesson = lessonKey('go', 'ladders');
  taskDone(lesson, 2);
  taskDone(lesson, 1);
  reread();
  expect(tasksDone(lesson)).toBe(2);
});

test('a puzzle that was looked up can still be solved, one that was solved stays so', () => {
  puzzleEnded('one', 'shown', '2026-11-18');
  expect([isSolved('one'), isDaySolved('2026-11-18')]).toEqual([false, false]);
  puzzleEnded('one', 'later', '2026-11-18');
  puzzleEnded('one', 'shown');
  reread();
  expect([endingOf('one'), isDaySolved('2026-11-18')]).toEqual(['later', true]);
});

test('what cannot be read is begun anew', () => {
  localStorage.setItem('stellarch.learn', '{');
  reread();
  expect(tasksDone('go/ladders')).toBe(0);
});
