import { expect, test } from 'vitest';
import { at, of, the, upTo } from './french';

test('a sector has its article, a world has none', () => {
  expect([at, of, the, upTo].map((said) => said('secteur 1-1'))).toEqual([
    'dans le secteur 1-1',
    'du secteur 1-1',
    'le secteur 1-1',
    'jusqu’au secteur 1-1',
  ]);
  expect([at, of, the, upTo].map((said) => said('Aurora'))).toEqual(['à Aurora', 'd’Aurora', 'Aurora', 'jusqu’à Aurora']);
});
