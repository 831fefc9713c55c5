import { expect, test } from 'vitest';
import type { Entry } from '../../generated/api';
import { untoldAfter, sinceOwn } from './since';

const LOG = [0, 1, 2, 0, 1, 2].map((seat, number) => ({
  number,
  seat,
  kind: 'action',
  action: { type: 'move' },
})) as unknown as readonly Entry[];

test('what the others did since one last decided', () => {
  expect(untoldAfter(LOG, 0)).toBe(3);
  expect(sinceOwn(LOG, 0).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(sinceOwn(LOG, 2)).toEqual([]);
  expect(sinceOwn(LOG, 7)).toEqual([]);
  expect(untoldAfter(LOG, undefined)).toBeUndefined();
});

test('of a form it is told what it brought, since the last one to hand in has all of them carried out', () => {
  const form = { number: 6, seat: 0, kind: 'action', action: { type: 'form', orders: [] } } as unknown as Entry;
  expect(untoldAfter([...LOG, form], 0)).toBe(5);
});
