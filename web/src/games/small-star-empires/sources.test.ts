import { expect, test } from 'vitest';
import { row } from './fixtures';
import { sources } from './sources';

const view = row('Ha 1a 2A _ 3a Ra Gb 2b');
const found = (key: string, seat = 0) => [...sources(view, seat, key).keys()];

test('planets come from stars', () => expect(found('planets')).toEqual(['1,0', '2,0', '4,0']));
test('nebulae come from nebulae', () => expect(found('nebulae', 1)).toEqual(['6,0']));
test('trade comes from Trade Stations', () => expect(found('stations')).toEqual(['2,0']));
test('the territory is the largest one', () => expect(found('territory')).toEqual(['0,0', '1,0', '2,0']));
test('a row of a game that is none of ours lights nothing', () => expect(found('fleet')).toEqual([]));
test('what the server counted is taken as it is', () => {
  const told = { ...view, sources: [{ planets: [[[4, 0], 3]] }] };
  expect([...sources(told as typeof view, 0, 'planets')]).toEqual([['4,0', 3]]);
});
