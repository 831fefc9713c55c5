import { describe, expect, test } from 'vitest';
import {
  dealOf,
  isEmpty,
  mirrored,
  NO_DEAL,
  order,
  stockOf,
  toggled,
  waysTo,
  withClause,
  withClauseAt,
  within,
  withoutClause,
  withSum,
} from './deal';
import { offering } from './fixtures';

describe('taps', () => {
  test('money goes up step by step', () =>
    expect(withSum(withSum(NO_DEAL, 'give', 'cash', 100, 1000), 'give', 'cash', 50, 1000).give.cash).toBe(150));
  test('money stops at what there is', () => expect(withSum(NO_DEAL, 'give', 'cash', 500, 400).give.cash).toBe(400));
  test('money stops at nothing', () => expect(withSum(NO_DEAL, 'give', 'cash', -50, 400).give.cash).toBe(0));
  test('a territory that is tapped is in the basket', () =>
    expect(toggled(NO_DEAL, 'get', 'territories', 'station').get.territories).toEqual(['station']));
  test('tapped again it is out', () =>
    expect(toggled(toggled(NO_DEAL, 'get', 'fleets', 'verdant-1'), 'get', 'fleets', 'verdant-1')).toEqual(NO_DEAL));
  test('a promise is added, changed and taken out', () => {
    const agreed = withClauseAt(withClause(NO_DEAL, { type: 'truce', turns: 3 }), 0, { type: 'truce', turns: 4 });
    expect([agreed.clauses, withoutClause(agreed, 0)]).toEqual([[{ type: 'truce', turns: 4 }], NO_DEAL]);
  });
  test('a promise alone is a deal', () => expect(isEmpty(withClause(NO_DEAL, { type: 'truce', turns: 3 }))).toBe(false));
});

describe('two sides', () => {
  const offered = dealOf({ give: { cash: 300 }, get: { territories: ['station'] } });

  test('what is not named is nothing', () => expect(offered.give).toEqual({ cash: 300, pp: 0, territories: [], fleets: [], missions: [] }));
  test('what one gives the other gets', () =>
    expect([mirrored(offered).get.cash, mirrored(offered).give.territories]).toEqual([300, ['station']]));
});

describe('orders', () => {
  const deal = withSum(NO_DEAL, 'give', 'cash', 100, 1000);

  const plain = { give: { cash: 100, territories: [] }, get: { cash: 0, territories: [], fleets: [] }, clauses: [] };

  test('a proposal names its partner', () => expect(order(offering('propose'), deal)).toEqual({ type: 'propose', to: 1, ...plain }));
  test('a counter-offer does not', () => expect(order(offering('counter'), deal)).toEqual({ type: 'counter', ...plain }));
  test('clauses are what their templates are filled in to', () =>
    expect(order(offering('propose'), withClause(deal, { type: 'keep_out', who: 1, areas: ['station'], turns: 2 }))).toMatchObject({
      clauses: [{ type: 'keep_out', who: 1, areas: ['station'], turns: 2 }],
    }));
  test.each([
    { type: 'truce', turns: 6 },
    { type: 'note', text: '' },
    { type: 'keep_out', who: 1, areas: [], turns: 2 },
  ] as const)('there is none with a clause that no template describes: %j', (clause) =>
    expect(order(offering('propose'), withClause(deal, clause as never))).toBeUndefined(),
  );
  test('what is not to be had is left out', () => {
    const asked = dealOf({ give: { cash: 5000, territories: ['citadel'] }, get: { fleets: ['verdant-1', 'verdant-9'] } });
    const { give, get } = within(asked, offering('propose'));
    expect([give.cash, give.territories, get.fleets]).toEqual([1000, [], ['verdant-1']]);
  });
});

describe('templates', () => {
  test('say what each side could give', () => {
    const stock = stockOf(offering('propose'), 'get');
    expect([stock.cash, stock.territories, stock.pp.most]).toEqual([{ most: 400, step: 50 }, ['station'], 0]);
  });
  test('are found by their partner', () =>
    expect(Object.keys(waysTo([offering('propose'), offering('post_offer')], 1))).toEqual(['propose', 'post_offer']));
  test('to another partner are no way', () => expect(waysTo([offering('propose')], 2)).toEqual({}));
  test('of a counter-offer name nobody', () => expect(Object.keys(waysTo([offering('counter')], 1))).toEqual(['counter']));
});
