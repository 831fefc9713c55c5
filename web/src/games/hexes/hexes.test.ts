import { describe, expect, test } from 'vitest';
import type { HexMap, MapHex } from '../../generated/api';
import { tableWith } from '../fixtures';
import type { Choice } from '../game';
import { keyOf, type HexKey } from '../hex';
import { orderOf } from './orders';
import { Picker } from './picker.svelte';
import { planOf, standsOf } from './plan';
import { spoken } from './spoken';

const hex = (q: number, changed: Partial<MapHex> = {}): MapHex => ({ at: [q, 0], name: 'abcd'[q]!, kind: null, owner: null, ...changed });
const MAP: HexMap = { you: 0, hexes: [0, 1, 2, 3].map((q) => hex(q)), pieces: [], flat: false };
const BOARD = new Set(MAP.hexes.map(({ at }) => keyOf(at)));

/** "a>b": from one hex to another; "a+b": both; "pass": none. */
function choice(text: string): Choice {
  const named = text.match(/\b[a-d]\b/g)?.map((name) => ['abcd'.indexOf(name), 0]) ?? [];
  return { text, action: { type: 'some', at: named }, words: null };
}

function picker(texts: string[], confirms = true): { picker: Picker; played: string[] } {
  const played: string[] = [];
  const choices = texts.map(choice);
  const play = async (action: unknown): Promise<void> => void played.push(choices.find((one) => one.action === action)!.text);
  return { picker: new Picker(tableWith({ view: MAP, choices, confirms, play })), played };
}

const at = (name: string): HexKey => `${'abcd'.indexOf(name)},0`;

async function pointing(texts: string[], names: string): Promise<Picker> {
  const found = picker(texts).picker;
  for (const name of names) await found.pick(at(name));
  return found;
}

describe('the hexes of an action', () => {
  test('are the pairs that lie on the board, wherever they stand in it', () => {
    const action = { type: 'march', from: [1, 0], by: { way: [[2, 0], [9, 9]], strength: 3 }, to: [1, 0] };
    expect(orderOf({ text: 'm', action }, BOARD).hexes).toEqual(['1,0', '2,0']);
  });
});

describe('pointing', () => {
  test('at the only hex of an action chooses it', async () => expect((await pointing(['a', 'b'], 'a')).main.choice?.text).toBe('a'));
  test('at one of two hexes lights the other', async () => {
    const found = await pointing(['a>b', 'a>c', 'd'], 'a');
    expect([found.main.choice, [...found.lit]]).toEqual([undefined, [at('b'), at('c')]]);
  });
  test('may go on from a shorter action to a longer one', async () =>
    expect((await pointing(['a', 'a+b'], 'ab')).main.choice?.text).toBe('a+b'));
  test('may begin at either end', async () => expect((await pointing(['b', 'a+b'], 'ba')).main.choice?.text).toBe('a+b'));
  test('keeps to the order of the hexes where it matters', async () =>
    expect((await pointing(['a>b', 'b>a'], 'ba')).main.choice?.text).toBe('b>a'));
  test('at a hex that goes with none of those before begins anew', async () =>
    expect((await pointing(['a>b', 'c'], 'ac')).main.choice?.text).toBe('c'));
  test('at the end of a row leaves out what was between', async () =>
    expect((await pointing(['a+b', 'a+c'], 'abc')).main.choice?.text).toBe('a+c'));
  test('at what may mean two actions offers both', async () => {
    const found = await pointing(['a build', 'a burn'], 'a');
    expect([found.main.choice, found.offered.map((order) => order.choice.text)]).toEqual([undefined, ['a build', 'a burn']]);
  });
  test('twice at the last hex plays, once it is clear what', async () => {
    const { picker: found, played } = picker(['a', 'a+b']);
    await found.pick(at('a'));
    await found.pick(at('a'));
    expect(played).toEqual(['a']);
  });
  test('plays at once where nothing is confirmed, if nothing else could be meant', async () => {
    const { picker: found, played } = picker(['a', 'a+b'], false);
    await found.pick(at('a'));
    expect(played).toEqual([]);
    await found.pick(at('b'));
    expect(played).toEqual(['a+b']);
  });
});

test('what names no hex is offered in words', () =>
  expect(picker(['a', 'pass']).picker.offered.map((order) => order.choice.text)).toEqual(['pass']));

test('what is taken from the list is shown on the board, and let go step by step', () => {
  const { picker: found } = picker(['a+b', 'pass']);
  found.take(found.orders[0]!);
  expect([found.main.choice?.text, found.picked]).toEqual(['a+b', [at('a'), at('b')]]);
  found.reset();
  expect(found.held).toBe(false);
});

test('a hex says its name, its kind, whose it is, and what is on it', () => {
  const pieces = [{ at: [0, 0] as [number, number], label: 'Fleet', glyph: 'F', seat: 1, count: 3 }];
  const plan = planOf({ ...MAP, hexes: [hex(0, { kind: 'Sea', owner: 1 }), hex(1)], pieces });
  expect(plan.cells.map((cell) => spoken(cell, ['Ada', 'Ben'], undefined))).toEqual([
    'a. Sea. Belongs to Ben. 3\u00a0× Fleet of Ben.',
    'b. Empty.',
  ]);
});

test('pieces on one hex stand apart', () => {
  for (const count of [2, 3, 6]) expect(new Set(standsOf(count).map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
});
