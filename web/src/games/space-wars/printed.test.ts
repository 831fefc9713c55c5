import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../../lib/i18n.svelte';
import { tokensOf } from './printed';

afterEach(() => setLanguage('en'));

test('tokens of a resource are in the plural where the language has one', () => {
  expect(tokensOf(2, 'chemical')).toBe('2 chemical material');
  setLanguage('fr');
  expect([tokensOf(1, 'chemical'), tokensOf(3, 'chemical'), tokensOf(2, 'crystal_d')]).toEqual([
    '1 matériau chimique',
    '3 matériaux chimiques',
    '2 cristaux D',
  ]);
});
