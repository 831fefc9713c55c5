import { expect, test } from 'vitest';
import { board } from './fixtures';
import { sources } from './sources';

const view = board('C2 / F1');

test('territories are all their tiles', () => expect([...sources(view, 1, 'territories').keys()]).toEqual(['E2', 'F1', 'G2']));
test('money comes from what pays, counted once', () => expect([...sources(view, 1, 'cash').values()]).toEqual([100, null, null]));
test('fleets are where they stand', () => expect([...sources(view, 0, 'fleets').keys()]).toEqual(['C2']));
test('political points come from nowhere here', () => expect(sources(view, 0, 'pp').size).toBe(0));
