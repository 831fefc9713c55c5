import { expect, test } from 'vitest';
import type { SwView } from '../../generated/games/space-wars';
import { tableWith } from '../fixtures';
import type { Choice } from '../game';
import { Picker } from './picker.svelte';

const LOAD: Choice = { text: 'load:transport1/legion2', action: { type: 'load', carrier: 'transport1', pieces: { legion: 2 } }, words: { en: 'Load two legions', fr: 'Charger deux légions' } };
const view = { you: 0, turn: 2, phase: 'movement', stage: { type: 'Acting' }, empires: [{}, {}], politics: {}, galaxy: {}, sectors: { each: [] }, fleets: { craft: {} } } as unknown as SwView;

test('a hint that is nothing to pick on the map is ready to be confirmed, and can be let go', () => {
  const picker = new Picker(tableWith({ view, choices: [LOAD] }));
  picker.follow({ text: LOAD.text, action: LOAD.action });
  expect(picker.main).toMatchObject({ label: 'Load two legions', choice: { action: LOAD.action } });
  picker.letGo();
  expect(picker.held).toBe(false);
  expect(picker.main.choice?.action).not.toEqual(LOAD.action);
});
