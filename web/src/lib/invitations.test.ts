import { beforeEach, expect, it, vi } from 'vitest';
import { forgetTaken, isOnlyHere, keepKey, keepKeys, keysOf, reach } from './invitations.svelte';

beforeEach(() => localStorage.clear());

it('keeps the links of seats until they are taken', () => {
  keepKeys({ id: 'one', links: [{ seat: 1, key: 'first' }, { seat: 2, key: 'second' }] });
  forgetTaken('one', [{ seat: 0, taken: true }, { seat: 1, taken: true }, { seat: 2, taken: false }]);
  expect(keysOf('one')).toEqual({ 2: 'second' });
  forgetTaken('one', [{ seat: 2, taken: true }]);
  expect(localStorage.length).toBe(0);
});

it('keeps a renewed link in place of the old one, table by table', () => {
  keepKeys({ id: 'one', links: [{ seat: 1, key: 'old' }] });
  keepKey('one', 1, 'new');
  expect(keysOf('one')).toEqual({ 1: 'new' });
  expect(keysOf('two')).toEqual({});
});

it('is not led astray by what it did not write', () => {
  localStorage.setItem('stellarch.links.one', 'nonsense');
  expect(keysOf('one')).toEqual({});
});

it.each([
  ['localhost', true],
  ['table.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.5', false],
  ['stars.example', false],
])('knows whether others can open %s', (host, alone) => {
  expect(isOnlyHere(host)).toBe(alone);
});

it('leads others to the address on the network', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ network: ['http://192.168.1.5:8000/'] }));
  await reach.look();
  expect(reach.to('one', 'secret')).toBe('http://192.168.1.5:8000/t/one#secret');
  expect(reach.onlyHere).toBe(false);
});

it('says so where no other machine can open the page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ network: [] }));
  await reach.look();
  expect(reach.to('one')).toBe(`${location.origin}/t/one`);
  expect(reach.onlyHere).toBe(true);
});
