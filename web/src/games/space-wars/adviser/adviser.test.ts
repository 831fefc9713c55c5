import { expect, test } from 'vitest';
import type { Hint, Paragraph, Story } from '../../../generated/api';
import type { Build, SwShown, Way } from '../../../generated/games/space-wars';
import { cardsOf } from './cards';
import { figuresOf, newsOf } from './digest.svelte';
import { rowsOf } from './rows';

const TILES = ['free_space', 'draconis_31', 'eridani_21'];
const view = { galaxy: { tiles: TILES }, fleets: { craft: { corvette1: { at: 0 }, freight1: { at: 0 } } } } as unknown as SwShown;
const hint = (action: unknown, changed: Partial<Hint> = {}): Hint =>
  ({
    text: '',
    action,
    why: { order: 'First.', brings: ['Because.'], instead: null, figures: [], aim: null, race: null, threat: null, lesson: null },
    further: [],
    parts: [],
    ...changed,
  });

test('a plan is a row for each craft, with where it ends and the first reason that is given', () => {
  const further = [
    { action: { type: 'move', craft: ['corvette1'], to: 'eridani_21', flag: true }, order: 'Second.', why: 'It claims Eridani 21.' },
    { action: { type: 'load', carrier: 'freight1', pieces: {} }, order: 'Load.', why: null },
    { action: { type: 'end' }, order: 'End.', why: null },
  ];
  const rows = rowsOf(hint({ type: 'move', craft: ['corvette1'], to: 'draconis_31', flag: true }, { further }), view, []);
  expect(rows.map(({ title, why, to }) => [title, why, to])).toEqual([
    ['Corvette 1 to Eridani 21', 'Because.', 'eridani_21'],
    ['Load', undefined, undefined],
  ]);
});

test('the same order several times in a form is one row, with its reason', () => {
  const order = { type: 'research', branch: 'propulsion' };
  const parts = [1, 2].map(() => ({ order: 'research propulsion.', why: 'It helps.' }));
  const [row, ...others] = rowsOf(hint({ type: 'form', orders: [order, order] }, { parts }), view, []);
  expect([row!.title, row!.why, others.length]).toEqual(['Research propulsion × 2', 'It helps.', 0]);
});

test('works are what is proposed, and of the rest as many as make three, but one at least', () => {
  const build = (structure: string): Build => ({ type: 'build', system: 'eridani_21', structure }) as Build;
  const way = (structure: string): Way =>
    ({ order: build(structure), title: `Build ${structure}.`, brings: null, why: 'It pays.', cost: { m: 0, e: 0, c: 0, d: 0, cr: 3 }, is_best: true });
  const ways = ['city', 'research_center', 'chemical_workshop', 'space_academy'].map(way);
  const found = (...structures: string[]): string[] => {
    const orders = structures.map(build);
    const parts = orders.map(({ structure }) => ({ order: `Build ${structure}.`, why: null }));
    return cardsOf(orders, rowsOf(hint({ type: 'form', orders }, { parts }), view, []), ways).map(
      ({ title, mine, cost }) => `${title}${mine ? '*' : ''} ${cost?.cr}`,
    );
  };
  expect(found('city')).toEqual(['Build city* 3', 'Build research_center 3', 'Build chemical_workshop 3']);
  expect(found('city', 'research_center', 'chemical_workshop')).toHaveLength(4);
  expect(cardsOf([], [], [])).toEqual([]);
});

test('a turn brought what the score sheet says since the end of the one before', () => {
  const rows = ['systems', 'laboratories', 'credits', 'value'].map((key) => ({ key, label: key, values: [], parts: [] }));
  const rounds = [
    { round: 1, number: 9, values: [[2, 1], [1, 1], [20, 9], [7, 7]], told: [] },
    { round: 2, number: 20, values: [[4, 1], [1, 1], [12, 9], [9, 7]], told: [] },
  ];
  const found = figuresOf({ rows, rounds, more: false } as Story, 0, 2);
  expect(found.map(({ key, now, change }) => [key, now, change])).toEqual([
    ['value', 9, 2],
    ['credits', 12, -8],
    ['systems', 4, 2],
    ['laboratories', 1, 0],
  ]);
});

test('of what has happened, what can be shown on the map comes first, and no more than one reads', () => {
  const told: Paragraph[] = [
    { about: 'You', told: ['a', 'b'], places: [null, 'eridani_21'] },
    { about: 'Others', told: ['c', 'd', 'e', 'f'], places: [null, null, null, '3-1'] },
  ];
  expect(newsOf(told).map(({ told: one }) => one).join('')).toBe('bfacd');
});
