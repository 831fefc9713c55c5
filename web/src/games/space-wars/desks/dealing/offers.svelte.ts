/** Offers to us and how they are answered, in the form of the phase or at once; and the offer that we are putting together. */
import type { Text } from '../../../../generated/api';
import type { Accept, Decline, Offer, OfferShown, SwShown, UsualOffer } from '../../../../generated/games/space-wars';
import { said } from '../../../../lib/i18n.svelte';
import type { TableForGame } from '../../../game';
import { ofTable } from '../../../of-table.svelte';
import { usualOffersOf } from '../../boards';
import { draftOf } from '../draft.svelte';
import { foundAnywhere } from '../found';
import { isAsked } from '../phases';

export type Answer = (Accept | Decline)['type'];
type Things = Readonly<Record<string, number>>;

/** A sentence of the table, in which players stand by their seats. */
export const saidOf = (text: Text, names: readonly string[]): string =>
  said(text).replace(/\{(\d)\}/g, (_, seat: string) => names[Number(seat)] ?? '');

const dealingsOf = (table: TableForGame): SwShown['dealings'] => (table.view as SwShown).dealings;

/** What waits for our answer, the most valuable first. */
export const received = (table: TableForGame): readonly OfferShown[] => dealingsOf(table)?.offers ?? [];

/** An offer that we have made, or answered, in words. */
export function offerTold(table: TableForGame, { by, to, number }: Offer): string {
  const found = dealingsOf(table)?.told?.find((told) => told.by === by && told.to === to && told.number === number);
  return found ? saidOf(found.what, table.names) : '';
}

/** What is usually offered, and can be now. */
export const usualOffers = (table: TableForGame): readonly UsualOffer[] => usualOffersOf(table)?.offers ?? [];

const isAbout = (order: Accept | Decline, { by, number }: OfferShown): boolean => order.player === by && order.offer === number;

const orderFor = (table: TableForGame, offer: OfferShown, type: Answer) =>
  foundAnywhere(table, type).find(({ order }) => isAbout(order, offer))?.order;

/** Whether an offer can be answered so now. */
export const canAnswer = (table: TableForGame, offer: OfferShown, type: Answer): boolean =>
  table.ready && orderFor(table, offer, type) !== undefined;

const answersIn = (table: TableForGame) => draftOf(table).orders.filter((order) => order.type === 'accept' || order.type === 'decline');

/** What is written down as the answer. */
export const written = (table: TableForGame, offer: OfferShown): Answer | undefined =>
  answersIn(table).find((order) => isAbout(order, offer))?.type;

export function reply(table: TableForGame, offer: OfferShown, type: Answer): void {
  const order = orderFor(table, offer, type);
  if (!order) return;
  if (!isAsked(table, ['answers'])) return void table.play(order);
  const rest = answersIn(table).filter((one) => !isAbout(one, offer));
  draftOf(table).setOrders(written(table, offer) === type ? rest : [...rest, order]);
}

/** The offer as it was made; goods can be haggled over, a treaty cannot. */
const offerOf = (table: TableForGame, { by, number }: OfferShown): Offer | undefined =>
  (table.view as SwShown).politics.offers?.find((offer) => offer.by === by && offer.number === number && offer.to === table.seat);
export const canChange = (table: TableForGame, offer: OfferShown): boolean => {
  const made = offerOf(table, offer);
  return made !== undefined && !made.treaty && !made.peace && !made.goal && canAnswer(table, offer, 'decline');
};

/** Decline an offer, and put another together from it. */
export function change(table: TableForGame, offer: OfferShown): void {
  const made = offerOf(table, offer);
  if (!made) return;
  if (written(table, offer) !== 'decline') reply(table, offer, 'decline');
  composerOf(table).begin(made.by, made.asks ?? {}, made.gives ?? {});
}

/** An offer that is being put together: with whom, and what it begins with. */
class Composer {
  partner = $state<number>();
  begun = $state.raw<{ gives: Things; asks: Things }>();
  /** Whether the desk is open at which all offers stand. */
  atDesk = $state(false);

  constructor(readonly table: TableForGame) {}

  choose(partner: number): void {
    this.partner = partner;
    this.begun = undefined;
  }

  /** Open the desk, with an offer filled in. */
  begin(partner: number, gives: Things, asks: Things): void {
    this.partner = partner;
    this.begun = { gives, asks };
    this.table.goTo('declaration');
  }
}

export const composerOf = ofTable((table) => new Composer(table));
