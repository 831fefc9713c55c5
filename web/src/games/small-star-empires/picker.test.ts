import { describe, expect, test, vi } from 'vitest';
import type { Event } from '../../generated/games/small-star-empires';
import type { TableForGame } from '../game';
import { LEGAL, refused, tableWith } from '../fixtures';
import { choice, row } from './fixtures';
import { Picker } from './picker.svelte';

const REFUSED = refused('SSE-3.7', { about: ['g9'] });
const TOLL: Event = { type: 'toll_paid', seat: 0, to: 1, at: [1, 0] };

/** What stands for a short form on the way to the server. */
const action = (text: string): unknown => choice(text).action;

/** A table with these choices: it writes down what it is asked and what is played. */
function at(choices: string[], changed: Partial<TableForGame> = {}) {
  const view = row('Ha 1 2b 3 1 1a', [[0, 'g7'], [0, 'g12']]);
  const played: unknown[] = [];
  const asked: unknown[] = [];
  const given = choices.map(choice);
  const table = tableWith({
    view,
    choices: given,
    names: ['Ines', 'Marek'],
    play: async (action) => void played.push(action),
    weigh: async (action) => ((action as { place?: string }).place === 's' ? { ...LEGAL, gain: 3, events: [TOLL, TOLL] } : LEGAL),
    why: async (action) => {
      asked.push(action);
      return given.some((one) => one.action === action) ? LEGAL : REFUSED;
    },
    ...changed,
  });
  return { picker: new Picker(table), played, asked };
}

const BOTH = ['g7>g8:c', 'g7>g8:s', 'g12>g11:c'];

describe('a move is made', () => {
  test('by its ship, then its end, then what is placed', async () => {
    const { picker } = at(BOTH);
    await picker.pick('0,0');
    expect([...picker.ends.keys()]).toEqual(['1,0']);
    await picker.pick('1,0');
    picker.choosePiece('s');
    expect(picker.main.choice?.action).toEqual(choice('g7>g8:s').action);
  });

  test('at once, where that is wished', async () => {
    const { picker, played } = at(BOTH, { confirms: false });
    await picker.pick('0,0');
    await picker.pick('1,0');
    expect(played).toEqual(['g7>g8:c'].map(action));
  });

  test('by picking its end a second time', async () => {
    const { picker, played } = at(BOTH);
    await picker.pick('0,0');
    await picker.pick('1,0');
    expect(played).toEqual([]);
    await picker.pick('1,0');
    expect(played).toEqual(['g7>g8:c'].map(action));
  });

  test('without picking a ship, where only one can move', async () => {
    const { picker } = at(['g7>g8:c']);
    expect(picker.ship).toBe('0,0');
    await picker.pick('1,0');
    expect(picker.main.choice?.action).toEqual(choice('g7>g8:c').action);
  });

  test('only when it is our turn', async () => {
    const { picker } = at(BOTH, { canAct: false });
    await picker.pick('0,0');
    expect([picker.ship, picker.movable.size]).toEqual([undefined, 0]);
  });
});

test('where only a Colony may be placed, a Colony is', async () => {
  const { picker } = at(BOTH);
  picker.choosePiece('s');
  await picker.pick('5,0');
  await picker.pick('4,0');
  expect(picker.main.choice?.action).toEqual(choice('g12>g11:c').action);
});

test('what it would bring and cost is shown where that can be told', async () => {
  const { picker } = at(BOTH);
  await picker.pick('0,0');
  await picker.pick('1,0');
  expect([picker.worth, picker.toll]).toEqual([undefined, 0]);
  picker.choosePiece('s');
  await vi.waitFor(() => expect([picker.worth, picker.toll]).toEqual([3, 2]));
  picker.letGo();
  expect([picker.worth, picker.toll]).toEqual([undefined, 0]);
});

describe('a refusal', () => {
  test('is asked for in our own notation, and shown with its hex', async () => {
    const { picker, asked } = at(BOTH);
    await picker.pick('0,0');
    await picker.pick('3,0');
    expect(asked).toEqual(['g7>g10:c'].map(action));
    expect(picker.refusal).toMatchObject({ target: '3,0', origin: '0,0', verdict: { rule: 'SSE-3.7' } });
  });

  test('goes with the next pick', async () => {
    const { picker } = at(BOTH);
    await picker.pick('0,0');
    await picker.pick('3,0');
    await picker.pick('1,0');
    expect([picker.refusal, picker.main.choice?.text]).toEqual([undefined, 'g7>g8:c']);
  });

  test('is let go of', async () => {
    const { picker } = at(BOTH);
    await picker.pick('0,0');
    await picker.pick('3,0');
    picker.letGo();
    expect([picker.refusal, picker.ship]).toEqual([undefined, '0,0']);
  });

  test('is not asked for before a ship is picked', async () => {
    const { picker, asked } = at(BOTH);
    await picker.pick('3,0');
    expect([asked, picker.refusal]).toEqual([[], undefined]);
  });
});

test('letting go goes back one step at a time', async () => {
  const { picker } = at(BOTH);
  await picker.pick('0,0');
  await picker.pick('1,0');
  picker.letGo();
  expect([picker.flight, picker.ship]).toEqual([undefined, '0,0']);
  picker.letGo();
  expect([picker.ship, picker.held]).toEqual([undefined, false]);
});

test('a hint is set up as if it had been picked', () => {
  const { picker } = at(BOTH);
  picker.follow(choice('g7>g8:s'));
  expect(picker.main.choice?.action).toEqual(choice('g7>g8:s').action);
});

test('ships and ends are walked in reading order, round and round', async () => {
  const { picker } = at(BOTH);
  expect([picker.cycle('ships', undefined, 1), picker.cycle('ships', '0,0', 1), picker.cycle('ships', '0,0', -1)]).toEqual([
    '0,0',
    '5,0',
    '5,0',
  ]);
});

test('an end reached in a line and by wormhole leaves the choice', async () => {
  const { picker } = at(['g7>g8:c', 'g7~g8:c']);
  await picker.pick('1,0');
  expect(picker.main.choice?.action).toEqual(choice('g7>g8:c').action);
  picker.chooseWay('~');
  expect(picker.main.choice?.action).toEqual(choice('g7~g8:c').action);
});
