import { describe, expect, test } from 'vitest';
import type { Template } from '../../generated/api';
import {
  begin,
  completed,
  filled,
  fillingOf,
  fits,
  open,
  part,
  started,
  weighable,
  type Blank,
  type Filling,
  type Part,
  type Value,
} from './fill';

const text = (words: string) => (words);

const OFFER: Template = {
  type: 'offer',
  label: text('Offer'),
  blanks: {
    to: { type: 'pick', among: [1, 2] },
    crates: { type: 'several', among: ['oak', 'ash', 'elm'], least: 1, most: 2 },
    price: { type: 'amount', least: 0, most: 20 },
    note: { type: 'words', longest: 40 },
  },
  given: { from: 0 },
};

const BUILD: Template = {
  type: 'build',
  label: text('Build'),
  blanks: {
    kind: { type: 'pick', among: ['house', 'tower'] },
    site: {
      type: 'depending',
      on: 'kind',
      label: text('Site'),
      cases: { house: { type: 'pick', among: ['meadow', 'brook'] }, tower: { type: 'pick', among: ['hill'] } },
    },
    rooms: { type: 'depending', on: 'kind', cases: { house: { type: 'amount', least: 1, most: 4 } } },
  },
  given: {},
};
const SAY: Template = { type: 'say', label: text('Say'), blanks: { text: { type: 'words', longest: 9, shortest: 1 } }, given: {} };
const WORKS: Template = {
  type: 'works',
  label: text('Works'),
  blanks: { orders: { type: 'orders', among: [BUILD, SAY], most: 3 } },
  given: {},
};
const BALLOT: Template = {
  type: 'ballot',
  label: text('Vote'),
  blanks: {
    votes: { type: 'amounts', each: { '0': { least: 0, most: 3 }, '1': { least: 0, most: 3 } }, most: 4 } as unknown as Blank,
    wishes: { type: 'ranking', among: ['peace', 'roads'] },
  },
  given: {},
};

describe('filling in', () => {
  test('begins with the least that could be meant', () => expect(begin(OFFER)).toEqual({ to: 1, crates: ['oak'], price: 0, note: '' }));

  test.each<[Blank, Value]>([
    [{ type: 'amount', least: 1, most: 9, usual: 3 }, 3],
    [{ type: 'amount', least: 1, most: 2, usual: 3 }, 1],
    [{ type: 'pick', among: [1, 2], usual: 2 }, 2],
    [{ type: 'several', among: ['oak', 'ash'], usual: ['ash'] }, ['ash']],
    [{ type: 'several', among: ['oak', 'ash'], least: 1, usual: ['elm'] }, ['oak']],
  ])('begins with what is usual, where that will do: %j', (what, value) =>
    expect(begin({ ...OFFER, blanks: { what } })).toEqual({ what: value }),
  );

  test('a usual way to fill it in comes to an action', () =>
    expect(started(OFFER, { label: text('Two crates'), values: { crates: ['oak', 'ash'], 'terms.days': 3 } })).toEqual({
      type: 'offer',
      from: 0,
      crates: ['oak', 'ash'],
      terms: { days: 3 },
    }));

  test.each<[string, Value, boolean]>([
    ['price', 0, true],
    ['price', 20, true],
    ['price', 21, false],
    ['price', -1, false],
    ['price', 1.5, false],
    ['price', NaN, false],
    ['to', 2, true],
    ['to', 3, false],
    ['crates', ['oak', 'elm'], true],
    ['crates', [], false],
    ['crates', ['yew'], false],
    ['crates', ['oak', 'elm', 'ash'], false],
    ['note', 'x'.repeat(40), true],
    ['note', 'x'.repeat(41), false],
  ])('%s may be %j: %s', (name, value, may) => expect(fits(OFFER.blanks[name]!, value)).toBe(may));

  test('gives the plain action, with what was settled before', () =>
    expect(filled(OFFER, { to: 2, crates: ['elm'], price: 7, note: 'Deal?' })).toEqual({
      type: 'offer',
      from: 0,
      to: 2,
      crates: ['elm'],
      price: 7,
      note: 'Deal?',
    }));

  test('a blank with a way to it stands in its part of the action', () => {
    const blanks: Template['blanks'] = {
      'give.cash': { type: 'amount', least: 0, most: 100, step: 50 },
      'give.cards': { type: 'several', among: [1, 2] },
      'get.cash': { type: 'amount', least: 0, most: 100, step: 50 },
    };
    const template: Template = { ...OFFER, blanks };
    const action = { type: 'offer', from: 0, give: { cash: 50, cards: [2] }, get: { cash: 0 } };
    expect(filled(template, { 'give.cash': 50, 'give.cards': [2], 'get.cash': 0 })).toEqual(action);
    expect(fillingOf(template, action)).toEqual({ 'give.cash': 50, 'give.cards': [2], 'get.cash': 0 });
  });

  test.each([
    [0, true],
    [150, true],
    [120, false],
  ])('in steps of 50 an amount may be %j: %s', (value, may) =>
    expect(fits({ type: 'amount', least: 0, most: 1000, step: 50 }, value)).toBe(may),
  );

  test('gives nothing while something is missing', () => expect(filled(OFFER, { ...begin(OFFER), crates: [] })).toBeUndefined());

  test('any number of several may be taken where no most is named', () =>
    expect(fits({ type: 'several', among: [1, 2, 3] }, [1, 2, 3])).toBe(true));

  test.each([
    ['', false],
    ['  ', false],
    ['x', true],
  ])('words that must be said may be %j: %s', (value, may) => expect(fits(SAY.blanks['text']!, value)).toBe(may));
});

describe('a blank that hangs on an earlier one', () => {
  test('is the one for its value', () => expect(begin(BUILD)).toEqual({ kind: 'house', site: 'meadow', rooms: 1 }));
  test('begins anew when that changes', () =>
    expect(completed(BUILD, { kind: 'tower', site: 'brook', rooms: 3 })).toEqual({ kind: 'tower', site: 'hill' }));
  test('stays when something else changes', () =>
    expect(completed(BUILD, { kind: 'house', site: 'brook', rooms: 4 })).toEqual({ kind: 'house', site: 'brook', rooms: 4 }));
  test('keeps its name', () =>
    expect(open(BUILD, begin(BUILD)).map(([name, { label }]) => [name, label])).toEqual([
      ['kind', undefined],
      ['site', 'Site'],
      ['rooms', undefined],
    ]));
  test('is left out of the action where there is none', () =>
    expect(filled(BUILD, completed(BUILD, { kind: 'tower' }))).toEqual({ type: 'build', kind: 'tower', site: 'hill' }));
});

describe('a list of orders', () => {
  const tower = { which: 0, filling: { kind: 'tower', site: 'hill' } };
  const silent = part([BUILD, SAY], 1);
  const listing = (...orders: Value[]): Filling => ({ orders: orders as Value });

  test('begins empty', () => expect(filled(WORKS, begin(WORKS))).toEqual({ type: 'works', orders: [] }));
  test('holds filled templates in their order', () =>
    expect(filled(WORKS, listing({ which: 1, filling: { text: 'ho' } }, tower))).toEqual({
      type: 'works',
      orders: [
        { type: 'say', text: 'ho' },
        { type: 'build', kind: 'tower', site: 'hill' },
      ],
    }));
  test('is not whole with an order that is not', () => expect(filled(WORKS, listing(tower, silent))).toBeUndefined());
  test('is weighed up to there', () =>
    expect(weighable(WORKS, listing(tower, silent, tower))).toEqual({
      type: 'works',
      orders: [{ type: 'build', kind: 'tower', site: 'hill' }],
    }));
  test('has its limit', () => expect(filled(WORKS, listing(tower, tower, tower, tower))).toBeUndefined());
  test('reads back', () => {
    const filling = listing({ which: 1, filling: { text: 'ho' } }, tower);
    expect(fillingOf(WORKS, filled(WORKS, filling)!)).toEqual(filling);
  });

  test('of pairs only those are filled in that are meant, each with a value of its own', () => {
    const berths: Blank = { type: 'pairs', each: { cat: ['mat', 3], dog: ['lawn'] } };
    const template: Template = { type: 'house', label: text('House'), blanks: { berths }, given: {} };
    expect(begin(template)).toEqual({ berths: {} });
    expect(([{}, { cat: 3 }, { cat: 'mat', dog: 'lawn' }] as Value[]).every((pairs) => fits(berths, pairs))).toBe(true);
    expect(([{ cat: 'lawn' }, { owl: 'mat' }] as Value[]).some((pairs) => fits(berths, pairs))).toBe(false);
    expect(filled(template, fillingOf(template, { type: 'house', berths: { cat: 3 } }))).toEqual({ type: 'house', berths: { cat: 3 } });
  });

  test('of several templates for one kind of order, the one that has room for all of it is taken up again', () => {
    const loud: Template = { ...SAY, given: { loud: true } };
    const signed: Template = { ...SAY, blanks: { ...SAY.blanks, name: { type: 'words', longest: 9 } } };
    const speech: Template = { ...WORKS, blanks: { orders: { type: 'orders', among: [SAY, loud, signed], most: 3 } } };
    const said = [
      { type: 'say', text: 'a', loud: false, name: null },
      { type: 'say', text: 'b', loud: true },
      { type: 'say', text: 'c', name: 'Ann' },
    ];
    const which = (fillingOf(speech, { type: 'works', orders: said })['orders'] as readonly Part[]).map((one) => one.which);
    expect(which).toEqual([0, 1, 2]);
  });
});

describe('a ballot', () => {
  test('begins with nothing given, as it is listed', () =>
    expect(begin(BALLOT)).toEqual({ votes: { '0': 0, '1': 0 }, wishes: ['peace', 'roads'] }));
  test.each([
    [{ '0': 3, '1': 1 }, true],
    [{ '0': 3, '1': 2 }, false],
    [{ '0': 4, '1': 0 }, false],
    [{ '0': 1 }, false],
  ])('votes may be %j: %s', (votes, may) => expect(fits(BALLOT.blanks['votes']!, votes as unknown as Value)).toBe(may));
  test.each([
    [['roads', 'peace'], true],
    [['roads'], false],
    [['roads', 'roads'], false],
  ])('wishes may be %j: %s', (wishes, may) => expect(fits(BALLOT.blanks['wishes']!, wishes)).toBe(may));
});

test('a variant is one of its templates', () => {
  const template: Template = {
    type: 'decree',
    label: text('Decide'),
    blanks: { what: { type: 'variant', among: [BUILD, SAY] } },
    given: {},
  };
  expect(filled(template, begin(template))).toEqual({ type: 'decree', what: { type: 'build', kind: 'house', site: 'meadow', rooms: 1 } });
  expect(filled(template, { what: { which: 1, filling: { text: 'no' } } })).toEqual({ type: 'decree', what: { type: 'say', text: 'no' } });
  expect(filled(template, { what: part([BUILD, SAY], 1) })).toBeUndefined();
});
