import { describe, expect, test } from 'vitest';
import { endsOf, goingOn, orderFor } from './journeys';
import type { Sector } from './plan';

const step = (from: string, to: string, byGate = false) => [to, { to, from, byGate }] as const;
const slow = { craft: ['cruiser1', 'cruiser2'], last: new Map([step('a', 'b')]) };
const fast = { craft: ['corvette3'], last: new Map([step('a', 'b'), step('b', 'c'), step('c', 'z', true)]) };

describe('a group on its way', () => {
  test('goes together as far as all of it can', () => {
    const ends = endsOf([fast, slow], ['cruiser1', 'cruiser2', 'corvette3']);
    expect(ends.get('b')!.craft.toSorted()).toEqual(['corvette3', 'cruiser1', 'cruiser2']);
    expect(ends.get('c')).toEqual({ craft: ['corvette3'], steps: [{ to: 'b', byGate: false }, { to: 'c', byGate: false }] });
  });

  test('is only who was not left behind', () => {
    expect([...endsOf([fast, slow], ['cruiser2'])]).toEqual([['b', { craft: ['cruiser2'], steps: [{ to: 'b', byGate: false }] }]]);
  });

  test('goes a way of its own choosing, sector by sector', () => {
    const ends = endsOf([fast], ['corvette3']);
    const beside = new Map([['b', [{ key: 'c' }, { key: 'd' }] as Sector[]]]);
    const to = (way: ReturnType<typeof goingOn>): string[] | undefined => way?.steps.map((step) => step.to);
    const first = goingOn(undefined, 'b', ends, { beside });
    expect(to(first)).toEqual(['b']);
    expect(to(goingOn(first, 'z', ends, { beside })), 'further on the way that is known').toEqual(['b', 'c', 'z']);
    const round = goingOn(first, 'd', ends, { beside });
    expect(to(round), 'aside').toEqual(['b', 'd']);
    expect(goingOn(round, 'z', ends, { beside }), 'not next to it').toBeUndefined();
    expect(goingOn(undefined, 'd', ends, { beside }), 'not in reach').toBeUndefined();
  });

  test('makes one step by an order, several by a plan that stops where it is stopped', () => {
    const ends = endsOf([fast], ['corvette3']);
    expect(orderFor(ends.get('b')!)).toEqual({ type: 'move', craft: ['corvette3'], to: 'b', flag: true });
    const plan = orderFor(ends.get('z')!);
    expect(plan).toMatchObject({ type: 'file', form: 'plan', halts: ['intercepted', 'skipped'] });
    expect(plan.type === 'file' && plan.orders.map(({ type }) => type)).toEqual(['move', 'move', 'gate']);
  });
});
