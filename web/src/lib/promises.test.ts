import { expect, test } from 'vitest';
import { fingerprintOf, note, noted } from './promises';

test('the first promise that a browser is shown is the one that counts', () => {
  note('t1', 'aa.bb', 5);
  note('t1', 'cc.dd', 6);
  expect(noted('t1')).toEqual({ fingerprint: 'aa', at: 5 });
});

test('a fingerprint made here is the one that the server publishes', async () => {
  expect(await fingerprintOf('abc')).toBe('6e7cc60ce0d73f46fa9ddcc40421203572877cd63d5a6a48fc8ce4eb62514728');
});
