import { expect, test } from 'vitest';
import { board } from './fixtures';
import { planFor } from './plan';

const plan = planFor(board('C2 / F1'));

test('art and name stand in the midst of an area', () => {
  expect(plan.byId.get('cap_nw')!.anchor.key).toBe('B1');
  expect(plan.byId.get('fr_nw_n')!.anchor.key).toBe('D1');
  expect(plan.byId.get('st_n')!.anchor.key).toBe('F1');
});

test('a capital has the colours of its corner, no matter who holds it', () => {
  expect(plan.byId.get('cap_nw')!.livery).toBe(0);
  expect(plan.byId.get('st_n')!.livery).toBeUndefined();
});

test('between two tiles of an area there is one seam', () => expect(plan.byId.get('fr_nw_n')!.seams.split('M')).toHaveLength(1 + 2));

test('tiles beside one another know it', () => expect(plan.beside.get('C2')).toEqual(expect.arrayContaining(['B1', 'C1', 'D1', 'D2'])));

test('digits lead the way they lie on a number pad', () => {
  const { at } = plan.byKey.get('D1')!;
  expect(plan.geometry.digit(at, '2')).toEqual(plan.byKey.get('D2')!.at);
  expect(plan.geometry.digit(at, '9')).toEqual(plan.byKey.get('E1')!.at);
  expect(plan.geometry.digit(at, '5')).toBeUndefined();
});

test('moves change no plan, a closed area does', () => {
  const view = board('C1 / F1');
  expect(planFor(board('C2 / F1'))).toBe(planFor(view));
  expect(planFor({ ...view, areas: view.areas.map((area) => ({ ...area, closed: area.id === 'st_n' })) })).not.toBe(planFor(view));
});
