import { expect, test } from 'vitest';
import { tableIn } from './table-in';

test.each([
  ['https://stellarch.example/t/Ab_9-x#key-1', '/t/Ab_9-x#key-1'],
  ['  http://192.168.1.7:8000/t/abc ', '/t/abc'],
  ['t/abc#k', '/t/abc#k'],
  ['https://stellarch.example/rules', undefined],
  ['hello', undefined],
])('the table in %j is %j', (pasted, found) => expect(tableIn(pasted)).toBe(found));
