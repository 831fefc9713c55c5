import { expect, test } from 'vitest';
import type { Entry } from '../../generated/api';
import { lastOwn, sinceOwn } from './since';

const LOG = [0, 1, 2, 0, 1, 2].map((seat, number) => ({ number, seat, kind: 'action' })) as unknown as readonly Entry[];

test('what the others did since one last decided', () => {
  expect(lastOwn(LOG, 0)).toBe(3);
  expect(sinceOwn(LOG, 0).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(sinceOwn(LOG, 2)).toEqual([]);
  expect(sinceOwn(LOG, 7)).toEqual([]);
  expect(lastOwn(LOG, undefined)).toBeUndefined();
});
