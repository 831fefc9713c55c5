import { expect, test } from 'vitest';
import type { Action, SwShown } from '../../generated/games/space-wars';
import { tableWith } from '../fixtures';
import type { TableForGame } from '../game';
import { composerOf } from './desks/dealing/offers.svelte';
import { looking } from './overlays.svelte';
import { Picker } from './picker.svelte';
import { shortcuts } from './shortcuts';

const TILES = ['free_space', 'draconis_31', 'free_space', 'free_space', 'free_space', 'free_space', 'free_space'];
const OWNERS = [0, 0, 1, null, null, null, null];
/** Two craft at the core, which reach each sector around it by one step; a world of ours, and a sector of Marek's. */
const VIEW = {
  you: 0,
  turn: 2,
  phase: 'player_subphases',
  stage: { type: 'SubPhases' },
  empires: [{}, {}],
  politics: {},
  galaxy: { tiles: TILES, homes: [1, 2] },
  sectors: { each: OWNERS.map((owner, at) => ({ owner, ...(at === 1 && { system: {} }) })) },
  fleets: { craft: { cruiser1: { at: 0, owner: 0 }, corvette2: { at: 0, owner: 0 } } },
  chart: { journeys: [[['cruiser1', 'corvette2'], Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [at, [0, false]]))]] },
} as unknown as SwShown;

function seated(): { picker: Picker; played: Action[]; visited: string[]; press: (key: string, at?: string) => unknown } {
  const [played, visited]: [Action[], string[]] = [[], []];
  const table: TableForGame = tableWith({
    view: VIEW,
    names: ['Ines', 'Marek'],
    choices: [{ text: 'end', action: { type: 'end' } }],
    play: async (action) => void played.push(action as Action),
    goTo: (panel) => void visited.push(panel),
  });
  const picker = new Picker(table);
  return { picker, played, visited, press: (key, at) => shortcuts(at, picker, table)[key]?.() };
}

test('Q lays the way sector by sector, and the second pick of its end sends the group along it', async () => {
  const { picker, played, press } = seated();
  expect(press('q', '1-1')).toMatch(/^No group/);
  await picker.pick('0-0');
  expect(press('q', '1-1')).toMatch(/^A way of 1 step, /);
  expect(press('q', '1-4')).toMatch(/^The way cannot go on here/);
  expect(press('q', '1-2')).toMatch(/^A way of 2 steps, /);
  expect(played).toEqual([]);
  await picker.pick('1-2');
  expect(played[0]).toMatchObject({ type: 'file', form: 'plan', orders: [{ to: '1-1' }, { to: '1-2' }] });
});

test('a way that was laid is forgotten with its end', async () => {
  const { picker, press } = seated();
  await picker.pick('0-0');
  press('q', '1-1');
  press('q', '1-2');
  picker.letGo();
  expect([picker.target, picker.way]).toEqual([undefined, undefined]);
  await picker.pick('1-2');
  expect(picker.way?.steps).toHaveLength(1);
});

test('X picks the group here and lets all of it stay, to be ticked one by one', async () => {
  const { picker, press } = seated();
  expect(await press('x', '1-3')).toMatch(/^No group/);
  await press('x', '0-0');
  expect([picker.source, picker.crew]).toEqual(['0-0', []]);
});

test('B goes to the works of a world of ours, T to the treaties with who owns a sector', () => {
  const { picker, visited, press } = seated();
  expect(press('b', '1-3')).toMatch(/^You can only build/);
  press('b', 'draconis_31');
  expect([visited.at(-1), looking.site]).toEqual(['construction_repair', 'draconis_31']);
  expect(press('t', 'draconis_31')).toMatch(/belongs to nobody else/);
  press('t', '1-1');
  expect([visited.at(-1), composerOf(picker.table).partner]).toEqual(['declaration', 1]);
});

test('at a desk they speak of the sector that was looked into', () => {
  const { visited, press } = seated();
  looking.sector = 'draconis_31';
  press('b');
  expect(visited).toEqual(['construction_repair']);
});

test('L says where there is nothing to load; M shows and hides the small map', async () => {
  const { press } = seated();
  expect(await press('l', '0-0')).toMatch(/^Nothing can be loaded/);
  expect([press('m'), looking.small, press('m'), looking.small]).toEqual([
    'The small map is hidden.',
    false,
    'The small map is shown, from near.',
    true,
  ]);
});
