/** A line of the log: what was ordered in marks, and what came of it in the server's sentences. */
import type { Entry } from '../../generated/api';
import type { Action, Event, SwView } from '../../generated/games/space-wars';
import { said } from '../../lib/i18n.svelte';
import type { LogLine } from '../game';
import { named, pieceName, printed } from './printed';
import { words } from './words';

const MOST_TOLD = 4;

const ICONS: Partial<Record<Action['type'], string>> = {
  move: 'sw-s-move', gate: 'sw-s-gate', jump: 'sw-p-movement', warp: 'sw-v-space_warp', load: 'sw-m-cargo', unload: 'sw-m-cargo',
  vote: 'sw-p-council', propose: 'sw-p-council', appoint: 'sw-p-council', extract: 'sw-p-income', research: 'sw-p-research',
  build: 'sw-p-construction', commission: 'sw-p-construction', engage: 'sw-p-battle', end: 'check', form: 'sw-d-orders', file: 'sw-d-orders',
  offer_treaty: 'sw-p-declarations', accept: 'sw-p-declarations', decline: 'sw-p-declarations', make_offer: 'sw-r-offer',
  declare_war: 'sw-r-war', offer_peace: 'sw-r-peace', force_peace: 'sw-r-peace',
};

const place = (key: string): string => (key in printed.systems ? named('system', key) : key);

/** An order as people write it in short. */
function moveOf(order: Action): string {
  const say = words();
  switch (order.type) {
    case 'move':
    case 'gate':
      return `${order.craft.length > 1 ? say.several(order.craft.length, '') : pieceName(order.craft[0] ?? '')} → ${place(order.to)}`;
    case 'jump':
    case 'warp':
      return `${pieceName(order.craft)} → ${place(order.to)}`;
    case 'form':
    case 'file':
      return say.ordersOf(order.orders.length);
    default:
      return order.type.replaceAll('_', ' ');
  }
}

const began = (entry: Entry): boolean => (entry.events as Event[]).some(({ type }) => type === 'turn_begun');

export function logLine(entry: Entry, _view: SwView): LogLine | undefined {
  if (entry.kind !== 'action') return undefined;
  const order = entry.action as Action | null;
  const told = entry.told.slice(0, entry.events.length).map(said);
  const more = told.length - MOST_TOLD;
  const besides = { notes: [], told: more > 1 ? [...told.slice(0, MOST_TOLD), words().more(more)] : told, ...(began(entry) && { turnsPage: true }) };
  if (!order) return { icon: 'sw-s-lock', move: words().sealed, ...besides };
  const icon = ICONS[order.type];
  return { move: moveOf(order), ...(icon && { icon }), ...besides };
}

/** Somebody else has put in what nobody sees: it is told once, when all are in. */
export function isQuiet({ kind, action, events }: Entry): boolean {
  return kind === 'action' && !action && (events as Event[]).every(({ type }) => type === 'orders_sealed');
}
