import { expect, test } from 'vitest';
import { row } from './fixtures';
import { planOf, signature } from './plan';

const view = row('Ha 1 ? _ O');

test('a plan knows its systems by hex and by name', () => {
  const plan = planOf(view);
  expect([plan.byKey.get('1,0')?.name, plan.byName.get('g11')?.kind, plan.wormholes.length]).toEqual(['g8', 'O', 1]);
});
test('a tile is no part of the plan, for it can be turned over', () => expect(planOf(view).byName.get('g9')?.art).toBeUndefined());
test('play does not change a plan', () => {
  const later = {
    ...view,
    systems: view.systems.map((system) => (system.name === 'g8' ? { ...system, holder: 1, piece: 'c' as const } : system)),
  };
  expect(signature(later)).toBe(signature(view));
});
test('another board has another plan', () => expect(signature(row('Ha 2'))).not.toBe(signature(view)));
