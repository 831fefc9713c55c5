/** Where an offer begins: usual deals in one tap, and clauses with sensible figures in them. */
import type { GeView } from '../../../generated/games/galaxy-empires';
import { NO_DEAL, toggled, withClause, withSum, type Clause, type Deal, type Stock } from './deal';

export type Start =
  | { what: 'truce'; turns: number; deal: Deal }
  | { what: 'buy' | 'sell' | 'hire'; thing: string; deal: Deal }
  | { what: 'mine'; thing: string; deal: Deal };

const TURNS = 3;
/** A territory is first offered at so many turns of what it pays, and never at less than this. */
const TURNS_OF_INCOME = 5;
const LEAST_PRICE = 300;
const MOST_OF_A_KIND = 2;

/** A clause as it is first put; the partner is who the deal is with. */
export function firstClause(type: Clause['type'], view: GeView, me: number, partner: number): Clause {
  switch (type) {
    case 'truce':
      return { type, turns: TURNS };
    case 'no_disrupt':
      return { type, planet: minedBy(view, me)[0] ?? planets(view)[0]!, protected: me, turns: TURNS };
    case 'keep_out':
      return { type, who: partner, areas: [view.players[me]!.home], turns: TURNS };
    case 'instalment':
      return { type, payer: me, amount: 100, times: TURNS, trigger: 'each_turn' };
    case 'note':
      return { type, text: '' };
  }
}

export const planets = (view: GeView): string[] => view.areas.filter((area) => area.kind === 'planet' && !area.closed).map((area) => area.id);

function minedBy(view: GeView, seat: number): string[] {
  const tiles = view.fleets.filter((fleet) => fleet.owner === seat && fleet.deliveries !== null).map((fleet) => fleet.tile);
  return view.areas.filter((area) => area.kind === 'planet' && area.tiles.some(({ name }) => tiles.includes(name))).map((area) => area.id);
}

/** What may be paid at once for this: a usual price, or all the buyer has. */
function price(view: GeView, area: string, cash: Stock['cash']): number {
  const income = view.areas.find((one) => one.id === area)?.income[0] ?? 0;
  return Math.min(cash.most, Math.max(LEAST_PRICE, income * TURNS_OF_INCOME));
}

/** Territories, those that pay most first. */
function best(view: GeView, areas: readonly string[]): string[] {
  const worth = (id: string): number => {
    const [cash, pp] = view.areas.find((area) => area.id === id)?.income ?? [0, 0];
    return cash + 50 * pp;
  };
  return [...areas].sort((one, other) => worth(other) - worth(one)).slice(0, MOST_OF_A_KIND);
}

export function starts(view: GeView, me: number, partner: number, mine: Stock, theirs: Stock): Start[] {
  const bought = (area: string): Deal => withSum(toggled(NO_DEAL, 'get', 'territories', area), 'give', 'cash', price(view, area, mine.cash), mine.cash.most);
  const sold = (area: string): Deal => withSum(toggled(NO_DEAL, 'give', 'territories', area), 'get', 'cash', price(view, area, theirs.cash), theirs.cash.most);
  const [fleet] = theirs.fleets;
  const hired = fleet && withSum(toggled(NO_DEAL, 'get', 'fleets', fleet), 'give', 'cash', view.figures.fleet, mine.cash.most);
  const [mined] = minedBy(view, me);
  return [
    { what: 'truce', turns: TURNS, deal: withClause(NO_DEAL, firstClause('truce', view, me, partner)) },
    ...best(view, theirs.territories).map((thing): Start => ({ what: 'buy', thing, deal: bought(thing) })),
    ...best(view, mine.territories).map((thing): Start => ({ what: 'sell', thing, deal: sold(thing) })),
    ...(hired ? [{ what: 'hire', thing: fleet, deal: hired } as Start] : []),
    ...(mined ? [{ what: 'mine', thing: mined, deal: withClause(NO_DEAL, firstClause('no_disrupt', view, me, partner)) } as Start] : []),
  ];
}
