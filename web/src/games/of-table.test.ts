import { cleanup, render, screen } from '@testing-library/svelte';
import { SvelteMap } from 'svelte/reactivity';
import { afterEach, expect, test } from 'vitest';
import type { TableForGame } from './game';
import OfTableFixture, { doubleOf } from './OfTableFixture.svelte';

afterEach(cleanup);

function tableAt(first: number): { table: TableForGame; goOn: (number: number) => void } {
  const now = new SvelteMap([['number', first]]);
  return { table: { get number() { return now.get('number')!; } } as TableForGame, goOn: (number) => void now.set('number', number) };
}

test('there is one for each table', () => {
  const [one, other] = [tableAt(1).table, tableAt(1).table];
  expect(doubleOf(one)).toBe(doubleOf(one));
  expect(doubleOf(one)).not.toBe(doubleOf(other));
});

test('it follows the table, also when the part of the page that asked first is gone', () => {
  const { table, goOn } = tableAt(1);
  const first = render(OfTableFixture, { table });
  expect(screen.getByRole('status').textContent).toBe('2');
  first.unmount();
  goOn(5);
  render(OfTableFixture, { table });
  expect(screen.getByRole('status').textContent).toBe('10');
});
