import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Tabs from './Tabs.svelte';

afterEach(cleanup);

const MARKED = [
  { value: 'log', label: 'Log', icon: 'menu' },
  { value: 'trade', label: 'Trade', icon: 'scale', badge: 2 },
];

const shown = (value: string, onchoose: (value: string) => void = () => {}) => render(Tabs, { id: 't', tabs: MARKED, value, onchoose });

test('of tabs with marks only the open one is written out', () => {
  shown('log');
  expect(screen.getAllByRole('tab').map((tab) => tab.querySelector('span')?.textContent)).toEqual(['Log', undefined]);
});

test('what waits in a tab is said with its name', () => {
  shown('log');
  expect(screen.getByRole('tab', { name: /Trade, 2.wait/ })).toBeTruthy();
});

test('the arrows choose', async () => {
  const chosen: string[] = [];
  shown('log', (value) => void chosen.push(value));
  await fireEvent.keyDown(screen.getByRole('tab', { name: 'Log' }), { key: 'ArrowRight' });
  expect(chosen).toEqual(['trade']);
});
