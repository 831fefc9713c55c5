import { expect, test } from 'vitest';
import { row } from './fixtures';
import { sources } from './sources';

const view = row('Ha 1a 2A 3a');
view.players[0]!.sources = {
  planets: [
    [[1, 0], 1],
    [[2, 0], 2],
  ],
  stations: [[[2, 0], 4]],
  territory: [
    [[0, 0], 3],
    [[1, 0], 3],
  ],
  tiles: [[[1, 0], 1]],
};
const found = (key: string, seat = 0) => [...sources(view, seat, key)];

test('a row lights up the systems the server names, with their points', () => expect(found('planets')).toEqual([['1,0', 1], ['2,0', 2]]));
test('a territory earns its points as a whole', () => expect(found('territory')).toEqual([['0,0', null], ['1,0', null]]));
test('a sum lights up all its parts', () => expect(found('bonus')).toEqual([['0,0', null], ['1,0', 1]]));
test('the total adds up what each system gives', () => expect(found('total')).toEqual([['1,0', 2], ['2,0', 6]]));
test('a row without sources lights up nothing', () => expect(found('tolls', 1)).toEqual([]));
