import { expect, test } from 'vitest';
import type { SwView } from '../../generated/games/space-wars';
import { tableWith } from '../fixtures';
import type { Choice } from '../game';
import { Picker } from './picker.svelte';

const LOAD: Choice = {
  text: 'load:transport1/legion2',
  action: { type: 'load', carrier: 'transport1', pieces: { legion: 2 } },
  words: 'Load two legions',
};
const view = {
  you: 0,
  turn: 2,
  phase: 'movement',
  stage: { type: 'Acting' },
  empires: [{}, {}],
  politics: {},
  galaxy: {},
  sectors: { each: [] },
  fleets: { craft: {} },
} as unknown as SwView;

test('a hint that is nothing to pick on the map, or to write down, is only done', () => {
  expect(new Picker(tableWith({ view, choices: [LOAD] })).follows(LOAD)).toBe(false);
  const works = { kind: 'works', label: '', default: '', action: { type: 'form', orders: [] }, sealed: true, together: true };
  const picker = new Picker(tableWith({ view, asked: works }));
  expect(picker.follows({ text: 'convert:veridia_11/roll', action: { type: 'convert', system: 'veridia_11', how: 'roll' } })).toBe(false);
  expect(picker.follows({ text: 'form', action: { type: 'form', orders: [] } })).toBe(true);
});
