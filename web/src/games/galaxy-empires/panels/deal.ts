/** What a deal is made of on the page: two baskets and clauses, changed tap by tap. Whether it may be made, the server says. */
import type { Template } from '../../../generated/api';
import type { Basket, Terms } from '../../../generated/games/galaxy-empires';
import { filled, fillingOf, type Plain } from '../../../lib/form/fill';

export type Clause = NonNullable<Terms['clauses']>[number];
export type Goods = Required<Basket>;
export type Side = 'give' | 'get';
/** What is counted, and what is picked one by one. */
export type Sum = 'cash' | 'pp';
export type Things = 'territories' | 'fleets' | 'missions';
/** How terms are put to another: now, as an answer, or to stand. */
export type How = 'propose' | 'counter' | 'post_offer';

/** A deal as the seat that looks at it sees it. */
export interface Deal {
  readonly give: Goods;
  readonly get: Goods;
  readonly clauses: readonly Clause[];
}

const NOTHING: Goods = { cash: 0, pp: 0, territories: [], fleets: [], missions: [] };
export const NO_DEAL: Deal = { give: NOTHING, get: NOTHING, clauses: [] };

/** Terms as who made them sees them. */
export const dealOf = ({ give, get, clauses = [] }: Terms): Deal => ({
  give: { ...NOTHING, ...give },
  get: { ...NOTHING, ...get },
  clauses,
});

/** The same deal from the other side. */
export const mirrored = ({ give, get, clauses }: Deal): Deal => ({ give: get, get: give, clauses });

const isBare = ({ cash, pp, territories, fleets, missions }: Goods): boolean =>
  !cash && !pp && !territories.length && !fleets.length && !missions.length;
export const isEmpty = ({ give, get, clauses }: Deal): boolean => isBare(give) && isBare(get) && !clauses.length;

/** What a side could put in its basket, as the server's template says. */
export interface Stock {
  readonly cash: { most: number; step: number };
  readonly pp: { most: number; step: number };
  readonly territories: readonly string[];
  readonly fleets: readonly string[];
  readonly missions: readonly number[];
}

export function stockOf({ blanks }: Template, side: Side): Stock {
  const sum = (name: Sum) => {
    const blank = blanks[`${side}.${name}`];
    return blank?.type === 'amount' ? { most: blank.most, step: blank.step ?? 1 } : { most: 0, step: 1 };
  };
  const things = <T>(name: Things): readonly T[] => {
    const blank = blanks[`${side}.${name}`];
    return (blank?.type === 'several' ? blank.among : []) as T[];
  };
  return { cash: sum('cash'), pp: sum('pp'), territories: things('territories'), fleets: things('fleets'), missions: things('missions') };
}

/** The templates of an offer to a partner; a counter-offer names nobody, since there is only one to answer. */
export function waysTo(templates: readonly Template[], partner: number): Partial<Record<How, Template>> {
  const to = ({ given }: Template): unknown => (given as { to?: number } | undefined)?.to;
  const find = (how: How): Template | undefined => templates.find((one) => one.type === how && (how === 'counter' || to(one) === partner));
  const ways = { propose: find('propose'), counter: find('counter'), post_offer: find('post_offer') };
  return Object.fromEntries(Object.entries(ways).filter(([, template]) => template));
}

// Taps

const changed = (deal: Deal, side: Side, goods: Partial<Goods>): Deal => ({ ...deal, [side]: { ...deal[side], ...goods } });

/** So much more or less of something that is counted, as far as there is. */
export function withSum(deal: Deal, side: Side, sum: Sum, by: number, most: number): Deal {
  return changed(deal, side, { [sum]: Math.min(most, Math.max(0, deal[side][sum] + by)) });
}

/** A thing goes into a basket, or out of it again. */
export function toggled(deal: Deal, side: Side, kind: Things, thing: string | number): Deal {
  const held = deal[side][kind] as (string | number)[];
  const after = held.includes(thing) ? held.filter((one) => one !== thing) : [...held, thing];
  return changed(deal, side, { [kind]: after });
}

export const withClause = (deal: Deal, clause: Clause): Deal => ({ ...deal, clauses: [...deal.clauses, clause] });
export const withoutClause = (deal: Deal, index: number): Deal => ({ ...deal, clauses: deal.clauses.filter((_, n) => n !== index) });
export const withClauseAt = (deal: Deal, index: number, clause: Clause): Deal => ({
  ...deal,
  clauses: deal.clauses.map((one, n) => (n === index ? clause : one)),
});

/** The clauses that the two could agree on, by what they are. */
export function clausesOf({ blanks }: Template): readonly Template[] {
  const blank = blanks['clauses'];
  return blank?.type === 'orders' ? blank.among : [];
}

/** The same deal, without what is not to be had (any more): begun with the terms of another, or kept while the table moved on. */
export function within(deal: Deal, template: Template): Deal {
  const goods = (side: Side): Goods => {
    const stock = stockOf(template, side);
    const sum = (name: Sum): number => Math.min(deal[side][name], stock[name].most);
    const things = <T>(held: readonly T[], found: readonly T[]): T[] => held.filter((one) => found.includes(one));
    const { territories, fleets, missions } = deal[side];
    return {
      cash: sum('cash'),
      pp: sum('pp'),
      territories: things(territories, stock.territories),
      fleets: things(fleets, stock.fleets),
      missions: things(missions, stock.missions),
    };
  };
  return { ...deal, give: goods('give'), get: goods('get') };
}

/** The order that puts a deal, as its template describes it; undefined while a clause is not whole. */
export const order = (template: Template, deal: Deal): Plain | undefined => filled(template, fillingOf(template, deal));
