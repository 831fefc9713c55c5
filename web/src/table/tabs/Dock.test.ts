import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Dock from './Dock.svelte';

afterEach(cleanup);

const STAGING = [
  { value: 'board', label: 'Board', icon: 'territory' },
  { value: 'council', label: 'Council', icon: 'book', progress: 'done' as const },
  { value: 'battle', label: 'Battle', icon: 'book' },
  { value: 'research', label: 'Research', icon: 'lamp', progress: 'now' as const, badge: 1 },
];

function shown(value: string): string[] {
  const chosen: string[] = [];
  render(Dock, {
    id: 't',
    staging: STAGING,
    value,
    onchoose: (one) => void chosen.push(one),
    onjump: (one) => void chosen.push(`to ${one}`),
  });
  return chosen;
}

test('it says how far the turn has come, and what waits', () => {
  shown('board');
  expect(screen.getByRole('tab', { name: /Council, over/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Research, 1.wait.*, under way/ })).toBeTruthy();
});

test('Alt and a number choose from anywhere', async () => {
  const chosen = shown('board');
  await fireEvent.keyDown(document.body, { code: 'Digit2', key: '2', altKey: true });
  await fireEvent.keyDown(document.body, { code: 'Digit3', key: '3', altKey: true });
  expect(chosen, 'what is no part of the turn stands behind its parts').toEqual(['to research', 'to battle']);
});

test('the arrows go round', async () => {
  const chosen = shown('board');
  await fireEvent.keyDown(screen.getByRole('tab', { name: 'Board' }), { key: 'ArrowLeft' });
  expect(chosen).toEqual(['research']);
});
