import { expect, test } from 'vitest';
import type { SwView } from '../../generated/games/space-wars';
import { ordersAt } from './orders-at';
import type { Sector } from './plan';

const view = { fleets: { craft: { freight3: { kind: 'freight', owner: 0, at: 40 } } } } as unknown as SwView;
const sector = { key: 'moss_71', name: '4-3', number: 40 } as Sector;
const choice = (action: object) => ({ text: JSON.stringify(action), action });

test('an order is about the sector it names, or where its craft stand', () => {
  const build = choice({ type: 'build', system: 'moss_71', structure: 'city' });
  const load = choice({ type: 'load', carrier: 'freight3', pieces: { chemical: 1 } });
  const elsewhere = choice({ type: 'build', system: 'capella', structure: 'city' });
  expect(ordersAt([build, load, elsewhere], sector, view)).toEqual([build, load]);
});

test('ways are picked on the map', () => {
  expect(ordersAt([choice({ type: 'move', craft: ['freight3'], to: 'capella', flag: true })], sector, view)).toEqual([]);
});
