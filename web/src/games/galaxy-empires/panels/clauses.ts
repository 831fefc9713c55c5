/** Clauses and baskets in words. */
import type { GeView } from '../../../generated/games/galaxy-empires';
import type { Clause, Goods } from './deal';
import { areaName, fleetName } from './seen';
import { words } from './words';

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : words().and(items.slice(0, -1).join(', '), last);
}

export function clauseInWords(clause: Clause, parties: readonly number[], view: GeView, names: readonly string[]): string {
  const say = words().clause;
  const name = (seat: number): string => names[seat] ?? '';
  const otherThan = (seat: number): string => name(parties.find((party) => party !== seat) ?? -1);
  switch (clause.type) {
    case 'truce':
      return say.truce(clause.turns);
    case 'no_disrupt':
      return say.noDisrupt(otherThan(clause.protected), name(clause.protected), areaName(view, clause.planet), clause.turns);
    case 'keep_out':
      return say.keepOut(name(clause.who), listed(clause.areas.map((area) => words().named(areaName(view, area)))), clause.turns);
    case 'instalment':
      return (clause.trigger === 'each_turn' ? say.eachTurn : say.eachDelivery)(
        name(clause.payer),
        otherThan(clause.payer),
        clause.amount,
        clause.times,
      );
    case 'note':
      return say.note(clause.text);
  }
}

/** What lies in a basket, one short word each. */
export function goodsInWords(goods: Goods, view: GeView): string[] {
  const say = words();
  return [
    ...(goods.cash ? [say.money(goods.cash)] : []),
    ...(goods.pp ? [say.pp(goods.pp)] : []),
    ...goods.territories.map((area) => areaName(view, area)),
    ...goods.fleets.map((fleet) => fleetName(view, fleet)),
    ...goods.missions.map((card) => say.trade.card(card)),
  ];
}
