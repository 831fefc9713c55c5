/** What would change hands by an offer, in words: who gives what to whom, each thing called as the template calls it. */
import type { Amount, Amounts, Template } from '../../../../generated/api';
import type { MakeOffer, OfferPeace } from '../../../../generated/games/space-wars';
import { said } from '../../../../lib/i18n.svelte';
import { words } from './words';

export type Deal = MakeOffer | OfferPeace;
export const SIDES = ['gives', 'asks'] as const;
export type Side = (typeof SIDES)[number];

/** What there is to give or to ask for in a deal with a partner, and how much of it. */
export function amountsOf(template: Template | undefined, side: Side, partner: number): Readonly<Record<string, Amount>> {
  return (basketOf(template, side, partner)?.each ?? {}) as Record<string, Amount>;
}

function basketOf(template: Template | undefined, side: Side, partner: number): Amounts | undefined {
  const blank = template?.blanks[side];
  const here = blank?.type === 'depending' ? blank.cases[String(partner)] : blank;
  return here?.type === 'amounts' ? here : undefined;
}

type Things = Readonly<Record<string, number>>;
const sumOf = (things: Things, among: readonly string[]): number => among.reduce((all, thing) => all + (things[thing] ?? 0), 0);

/** The same as far as what else is in the deal leaves room: one income pays all instalments. */
export function roomBeside(template: Template | undefined, side: Side, partner: number, things: Things): Readonly<Record<string, Amount>> {
  const limits = basketOf(template, side, partner)?.together ?? [];
  const room = (thing: string, amount: Amount): Amount => {
    const others = { ...things, [thing]: 0 };
    const left = limits.filter(({ among }) => among.includes(thing)).map(({ among, most }) => most - sumOf(others, among));
    return { ...amount, most: Math.min(amount.most, ...left) };
  };
  return Object.fromEntries(Object.entries(amountsOf(template, side, partner)).map(([thing, amount]) => [thing, room(thing, amount)]));
}

/** What several things of a deal come to together, and may: for those of which more than one can be had. */
export function sumsOf(template: Template | undefined, side: Side, partner: number, things: Things): { sum: number; most: number }[] {
  return (basketOf(template, side, partner)?.together ?? [])
    .map(({ among, most }) => ({ sum: sumOf(things, among), most }))
    .filter(({ sum, most }) => sum > 0 && most > 1);
}

const inside = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** The terms of an offer; empty for peace without any. */
export function termsOf(order: Deal, templates: readonly Template[], names: readonly string[]): string {
  const say = words();
  const name = names[order.player] ?? '';
  const template = templates.find(({ type }) => type === order.type);
  const listed = (side: Side): string => {
    const amounts = amountsOf(template, side, order.player);
    const called = (thing: string): string => (amounts[thing]?.label ? inside(said(amounts[thing].label)) : thing);
    return Object.entries(order[side])
      .map(([thing, count]) => (amounts[thing]?.most === 1 ? called(thing) : `${called(thing)} (${count})`))
      .join(', ');
  };
  const [gives, asks] = [listed('gives'), listed('asks')];
  const turns = order.type === 'offer_peace' ? order.turns : 0;
  return [gives && say.giving(name, gives), asks && say.getting(name, asks), turns && say.binding(turns)].filter(Boolean).join(' ');
}
