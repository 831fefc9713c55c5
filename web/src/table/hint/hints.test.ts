import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { games } from '../../games';
import type { GameOnPage } from '../../games/game';
import Deciding from '../rooms/Deciding.svelte';
import type { Sitting } from '../sitting.svelte';

afterEach(cleanup);

/** A whole game is loaded for each test, which takes a busy machine its time. */
const PATIENCE = 120_000;
const SOURCES = import.meta.glob('../../generated/games/*.ts', { query: '?raw', import: 'default', eager: true });

/** Every kind of action of a game, read from the types that the server published. */
function kindsOf(game: string): string[] {
  const source = SOURCES[`../../generated/games/${game}.ts`] as string;
  const union = /export type Action =([^;]+);/.exec(source)![1]!;
  const names = union.split('|').map((name) => name.trim()).filter(Boolean);
  return names.map((name) => new RegExp(`export interface ${name} \\{\\s+type: '(\\w+)'`).exec(source)![1]!);
}

/** A table at which a hint has been given, and nothing else is to be seen. */
function hinted(game: GameOnPage, type: string, played: unknown[]): Sitting {
  const action = { type, orders: [] };
  const coaching = { aim: null, race: null, threat: null, lesson: null };
  const why = { order: 'Do this.', brings: [], instead: null, figures: [], ...coaching };
  const hint = { text: type, action, why, further: [] };
  const table = { over: true, mine: [], state: { hinted: [] }, advice: { hint, carrying: { orders: [] } } };
  const forGame = { canAct: true, play: async (one: unknown) => void played.push(one) };
  const beside = { agreement: {}, ahead: { lines: [] } };
  return { table, game, decision: {}, forGame, tabs: {}, ...beside } as unknown as Sitting;
}

test.each(Object.keys(games))('a hint of %s ends in one button that does it, whatever kind of action it is', async (id) => {
  const game = await games[id]!();
  const kinds = kindsOf(id);
  expect(kinds.length).toBeGreaterThan(5);
  for (const type of kinds) {
    const played: unknown[] = [];
    const { container } = render(Deciding, { sitting: hinted(game, type, played) });
    const [button, ...others] = container.querySelectorAll('button.main:enabled');
    expect([button!.textContent.trim().length > 0, others.length], type).toEqual([true, 0]);
    await fireEvent.click(button!);
    expect(played, type).toEqual([{ type, orders: [] }]);
    cleanup();
  }
}, PATIENCE);
