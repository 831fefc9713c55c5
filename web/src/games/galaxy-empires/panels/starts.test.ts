import { expect, test } from 'vitest';
import { stockOf } from './deal';
import { fleet, galaxy, offering } from './fixtures';
import { firstClause, starts } from './starts';

const template = offering('propose');
const begun = (view = galaxy()) => starts(view, 0, 1, stockOf(template, 'give'), stockOf(template, 'get'));

test('a truce of three turns is always at hand', () => expect(begun()[0]).toMatchObject({ what: 'truce', deal: { clauses: [{ type: 'truce', turns: 3 }] } }));

test('a station that can be bought is offered five turns of its income', () =>
  expect(begun().find(({ what }) => what === 'buy')).toMatchObject({ thing: 'station', deal: { get: { territories: ['station'] }, give: { cash: 500 } } }));

test('no more is offered than one has', () => {
  const poor = stockOf(offering('propose', { 'give.cash': { type: 'amount', least: 0, most: 200, step: 50 } }), 'give');
  const [, buy] = starts(galaxy(), 0, 1, poor, stockOf(template, 'get'));
  expect(buy?.deal.give.cash).toBe(200);
});

test('a fleet of theirs can be bought', () => expect(begun().find(({ what }) => what === 'hire')).toMatchObject({ thing: 'verdant-1', deal: { give: { cash: 500 } } }));

test('who mines can ask to be left alone', () => {
  const view = galaxy({ fleets: [fleet('planet1', 0, 1, 3)] });
  expect(begun(view).find(({ what }) => what === 'mine')).toMatchObject({ deal: { clauses: [{ type: 'no_disrupt', planet: 'planet', protected: 0, turns: 3 }] } });
});

test.each([
  ['keep_out', { who: 1, areas: ['capital'], turns: 3 }],
  ['instalment', { payer: 0, amount: 100, times: 3, trigger: 'each_turn' }],
  ['no_disrupt', { planet: 'planet', protected: 0 }],
] as const)('a clause %s begins with sensible figures', (type, expected) => expect(firstClause(type, galaxy(), 0, 1)).toMatchObject(expected));
