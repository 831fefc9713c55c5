/** An order in a few words and a mark, for lists: what it is about, and where. */
import type { Offer, SwView } from '../../../generated/games/space-wars';
import type { Template } from '../../../generated/api';
import { coordinates } from '../plan';
import { capital, cargoName, kindOf, named, pieceName, printed, tokensOf } from '../printed';
import { termsOf } from './dealing/terms';
import type { Order } from './draft.svelte';
import { words } from './words';

export interface Told {
  title: string;
  note?: string | undefined;
  icon: string;
}

/** A place by its short form. */
export const placeName = (place: string): string => (place in printed.systems ? named('system', place) : words().sector(place));

/** A sector by its number, as orders name it. */
export const keyOfSector = (view: SwView, at: number): string => {
  const tile = view.galaxy.tiles[at]!;
  return tile in printed.systems ? tile : coordinates(at);
};

export const unitMark = (unit: string): string =>
  unit in printed.craft ? `sw-c-${unit}` : unit in printed.legions ? `sw-g-${unit}` : `sw-o-${unit}`;
export const unitName = (unit: string): string =>
  named(unit in printed.craft ? 'craft' : unit in printed.legions ? 'legion' : 'officer', unit);

const materialOf = (workshop: string): string => (workshop === 'crystal_workshop' ? 'crystal_d' : workshop.replace('_workshop', ''));

const listed = (pieces: Readonly<Record<string, number>>): string =>
  Object.entries(pieces)
    .map(([piece, count]) => `${count} ${cargoName(piece)}`)
    .join(', ');

export function cardName(kind: string, card: string): string {
  return capital(named(kind === 'protocol' ? 'protocol' : 'law', card));
}

/** What an offer is about. */
export const offerName = ({ treaty, peace, goal, is_share }: Offer): string =>
  treaty
    ? capital(named('treaty', treaty))
    : goal
      ? words().treaties.goal(goal, is_share ?? false)
      : peace
        ? words().treaties.peace
        : words().treaties.deal;

/** How an order stands in a list; `names` are those of the players, `offers` those it may answer, `templates` what it was filled in from. */
export function told(order: Order, names: readonly string[], offers: readonly Offer[] = [], templates: readonly Template[] = []): Told {
  const say = words();
  const who = (seat: number): string => names[seat] ?? '';
  const answered = (by: number, number: number): string | undefined =>
    offers.filter((offer) => offer.by === by && offer.number === number).map(offerName)[0];
  switch (order.type) {
    case 'research':
      return { title: capital(named('branch', order.branch)), icon: `sw-t-${order.branch}` };
    case 'build':
      return { title: capital(named('structure', order.structure)), note: placeName(order.system), icon: `sw-b-${order.structure}` };
    case 'commission':
      return { title: capital(unitName(order.unit)), note: placeName(order.system), icon: unitMark(order.unit) };
    case 'train':
      return { title: say.trains(unitName(order.what)), note: placeName(order.system), icon: unitMark(order.what) };
    case 'drill':
      return { title: say.drills(named('legion', order.legion)), note: placeName(order.system), icon: `sw-g-${order.legion}` };
    case 'clone':
      return { title: say.clones, note: placeName(order.system), icon: 'sw-g-slave' };
    case 'forge':
      return { title: say.forges, note: placeName(order.system), icon: 'sw-m-special_weapon' };
    case 'convert':
      return { title: order.how === 'roll' ? say.converts : say.enslaves, note: placeName(order.system), icon: 'sw-g-native' };
    case 'abuse':
      return { title: say.abuses, note: placeName(order.system), icon: 'sw-g-slave' };
    case 'upgrade_base':
      return { title: say.upgrades, note: capital(pieceName(order.outpost)), icon: 'sw-c-orbital_base' };
    case 'build_gate':
      return { title: capital(named('structure', 'artificial_gate')), note: placeName(order.sector), icon: 'sw-b-artificial_gate' };
    case 'repair':
      return {
        title: say.repairs(pieceName(order.craft)),
        note: order.facility in printed.systems ? placeName(order.facility) : capital(pieceName(order.facility)),
        icon: `sw-c-${kindOf(order.craft)}`,
      };
    case 'extract':
      return {
        title: tokensOf(order.tokens, materialOf(order.workshop)),
        note: order.slaves ? say.withSlaves(placeName(order.system), order.slaves) : placeName(order.system),
        icon: `sw-m-${materialOf(order.workshop)}`,
      };
    case 'refine':
      return { title: say.refines, note: placeName(order.system), icon: 'sw-m-fuel' };
    case 'recycle':
      return { title: say.recycles(named('resource', order.material)), note: placeName(order.system), icon: `sw-m-${order.material}` };
    case 'propose':
      return {
        title: cardName(order.kind, order.card),
        note: [say.motionKinds[order.kind], ...(order.players ?? []).map(who), order.sector ? placeName(order.sector) : undefined]
          .filter(Boolean)
          .join(' · '),
        icon: order.kind === 'protocol' ? 'sw-d-orders' : 'sw-d-book',
      };
    case 'vote':
      return { title: say.motion(order.motion), note: say.ballots[order.value], icon: 'sw-s-votes' };
    case 'offer_treaty':
      return { title: capital(named('treaty', order.treaty)), note: say.offeredTo(who(order.player)), icon: `sw-r-${order.treaty}` };
    case 'break_treaty':
      return {
        title: capital(named('treaty', order.treaty)),
        note: order.joint ? say.endTogether(who(order.player)) : say.breakWith(who(order.player)),
        icon: `sw-r-${order.treaty}`,
      };
    case 'declare_war':
      return { title: say.declaresWar(who(order.player)), icon: 'sw-r-war' };
    case 'offer_peace':
      return { title: say.offersPeace(who(order.player)), note: termsOf(order, templates, names) || undefined, icon: 'sw-r-peace' };
    case 'force_peace':
      return { title: say.forcesPeace(who(order.player)), icon: 'sw-r-peace' };
    case 'make_offer':
      return { title: say.exchangeWith(who(order.player)), note: termsOf(order, templates, names) || undefined, icon: 'sw-r-offer' };
    case 'accept':
      return { title: say.accepts(who(order.player)), note: answered(order.player, order.offer), icon: 'check' };
    case 'decline':
      return { title: say.declines(who(order.player)), note: answered(order.player, order.offer), icon: 'cross' };
    case 'move':
    case 'gate':
      return {
        title: order.craft.length > 1 ? say.group(order.craft.length) : capital(pieceName(order.craft[0] ?? '')),
        note: `→ ${placeName(order.to)}`,
        icon: `sw-c-${kindOf(order.craft[0] ?? '')}`,
      };
    case 'load':
      return { title: say.loads(pieceName(order.carrier)), note: listed(order.pieces), icon: 'sw-m-cargo' };
    case 'unload':
      return { title: say.unloads(pieceName(order.carrier)), note: listed(order.pieces), icon: 'sw-m-cargo' };
    case 'launch':
    case 'land':
      return {
        title: order.type === 'launch' ? say.launches : say.lands,
        note: `${placeName(order.sector)} · ${listed(order.small)}`,
        icon: 'sw-c-star_fighter',
      };
    default:
      return { title: capital(order.type.replaceAll('_', ' ')), icon: 'sw-d-orders' };
  }
}
