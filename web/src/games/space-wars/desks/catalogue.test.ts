import { expect, test } from 'vitest';
import type { SwShown } from '../../../generated/games/space-wars';
import { tableWith } from '../../fixtures';
import { structuresIn, worldsOf } from './catalogue';

const CITY = { m: 1, e: 1, c: 1, d: 0, cr: 9 };
const view = {
  galaxy: { tiles: ['draconis_31'] },
  sectors: { each: [{ owner: 0, system: { levels: [2] } }] },
  chart: { worlds: { 0: { costs: { city: CITY } } } },
} as unknown as SwShown;

test('a structure costs what the table says of it in this world', () => {
  const [world] = worldsOf(view, 0);
  const items = structuresIn(
    tableWith({ view, choices: [{ text: '', action: { type: 'build', system: 'draconis_31', structure: 'city' } }] }),
    world!,
  );
  const costs = Object.fromEntries(items.map(({ id, possible, cost }) => [id, { possible, cost }]));
  expect(costs.city).toEqual({ possible: true, cost: CITY });
  expect(costs.mechanical_workshop).toEqual({ possible: false, cost: undefined });
});
