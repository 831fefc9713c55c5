import { describe, expect, test } from 'vitest';
import { tableWith } from '../../fixtures';
import { NO_DEAL, withClause, withSum } from './deal';
import { Draft, draftOf } from './draft.svelte';
import { galaxy, offering } from './fixtures';

const both = [offering('propose'), offering('post_offer')];
const truce = withClause(NO_DEAL, { type: 'truce', turns: 3 });

describe('with whom', () => {
  test('the first of the others, until another is picked', () => expect(new Draft(tableWith({ view: galaxy() })).partner).toBe(1));
  test('a player who is out is no partner', () => {
    const { players } = galaxy();
    expect(new Draft(tableWith({ view: galaxy({ players: [players[0]!, { ...players[1]!, out: 1 }] }) })).partner).toBeUndefined();
  });
  test('who waits for our answer', () => {
    const proposal = { name: '1-0-1', maker: 1, to: 0, terms: { give: { cash: 100 } }, turn: 1, counters: 0 };
    const draft = new Draft(tableWith({ view: galaxy({ proposal }), templates: [offering('counter')] }));
    draft.answer(proposal);
    expect([draft.partner, draft.hows, draft.deal.get.cash]).toEqual([1, ['counter'], 100]);
  });
});

describe('how', () => {
  test('in turn an offer can be put at once, or left', () =>
    expect(new Draft(tableWith({ view: galaxy(), templates: both })).hows).toEqual(['propose', 'post_offer']));
  test('out of turn it can be left', () =>
    expect(new Draft(tableWith({ view: galaxy(), templates: [both[1]!] })).hows).toEqual(['post_offer']));
  test('where nothing may be offered there is no stock', () =>
    expect(new Draft(tableWith({ view: galaxy() })).stock('give')).toBeUndefined());
});

test('the order is what was tapped together', () => {
  const draft = new Draft(tableWith({ view: galaxy(), templates: both }));
  draft.begin(withSum(truce, 'give', 'cash', 100, 1000));
  expect(draft.order('propose')).toMatchObject({ type: 'propose', to: 1, give: { cash: 100 }, clauses: [{ type: 'truce', turns: 3 }] });
});

test('another partner is another offer', () => {
  const { players } = galaxy();
  const draft = new Draft(tableWith({ view: galaxy({ players: [...players, { ...players[1]!, faction: 'helion' }] }) }));
  draft.begin(truce);
  draft.pick(2);
  expect([draft.partner, draft.deal]).toEqual([2, NO_DEAL]);
});

test('at a shared screen the next seat begins anew', () => {
  let seat = 0;
  const draft = new Draft(tableWith({ view: galaxy(), get seat() { return seat; } }));
  draft.begin(truce);
  seat = 1;
  expect([draft.partner, draft.deal]).toEqual([0, NO_DEAL]);
});

test('a table has one draft, which outlives its tab', () => {
  const table = tableWith({ view: galaxy() });
  draftOf(table).begin(truce);
  expect(draftOf(table).deal).toEqual(truce);
});
