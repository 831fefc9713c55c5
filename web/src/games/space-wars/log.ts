/** A line of the log: what was ordered in marks, and what came of it in the server's sentences. */
import type { Entry, Weight } from '../../generated/api';
import type { Action, Event, SwView } from '../../generated/games/space-wars';
import { said } from '../../lib/i18n.svelte';
import type { LogLine } from '../game';
import { named, pieceName, printed } from './printed';
import { words } from './words';

const MOST_TOLD = 4;
/** Told after the rest: what matters to few, what follows from the order anyway, and how something came about. */
const LESSER: readonly Weight[] = ['note', 'routine', 'detail', 'formality'];
const rank = (weight: Weight): number => LESSER.indexOf(weight);

const ICONS: Partial<Record<Action['type'], string>> = {
  move: 'sw-s-move',
  gate: 'sw-s-gate',
  jump: 'sw-p-movement',
  warp: 'sw-v-space_warp',
  load: 'sw-m-cargo',
  unload: 'sw-m-cargo',
  vote: 'sw-p-council',
  propose: 'sw-p-council',
  appoint: 'sw-p-council',
  extract: 'sw-p-income',
  research: 'sw-p-research',
  build: 'sw-p-construction',
  commission: 'sw-p-construction',
  engage: 'sw-p-battle',
  end: 'check',
  form: 'sw-d-orders',
  file: 'sw-d-orders',
  offer_treaty: 'sw-p-declarations',
  accept: 'sw-p-declarations',
  decline: 'sw-p-declarations',
  make_offer: 'sw-r-offer',
  take_back: 'sw-r-offer',
  propose_goal: 'sw-p-declarations',
  declare_war: 'sw-r-war',
  offer_peace: 'sw-r-peace',
  force_peace: 'sw-r-peace',
};

const place = (key: string): string => (key in printed.systems ? named('system', key) : key);

/** An order as people write it in short; undefined where it is told by what came of it. */
function moveOf(order: Action): string | undefined {
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
    case 'end':
      return say.done;
    default:
      return undefined;
  }
}

/** What came of it in sentences, what matters most first, and one's own before the others'; the end of a step is the head of its line. */
function toldOf({ seat, events, weights, told }: Entry): string[] {
  const each = (events as Event[]).flatMap((event, n) =>
    told[n] && event.type !== 'step_ended' ? { event, weight: weights[n] ?? 'news', sentence: said(told[n]) } : [],
  );
  const facts = each.filter(({ weight }) => weight !== 'formality');
  const isOfOthers = (event: Event): boolean => 'seat' in event && event.seat !== seat;
  return (facts.length ? facts : each)
    .toSorted((one, other) => rank(one.weight) - rank(other.weight) || Number(isOfOthers(one.event)) - Number(isOfOthers(other.event)))
    .map(({ sentence }) => sentence);
}

const began = (entry: Entry): boolean => (entry.events as Event[]).some(({ type }) => type === 'turn_begun');

/** The step that somebody is done with: nobody is shown the order, but everybody what it ended. */
const ended = (entry: Entry): string | undefined => (entry.events as Event[]).find((event) => event.type === 'step_ended')?.step;

export function logLine(entry: Entry, _view: SwView): LogLine | undefined {
  if (entry.kind !== 'action') return undefined;
  const order = entry.action as Action | null;
  const step = order && order.type !== 'end' ? undefined : ended(entry);
  const sentences = toldOf(entry);
  const short = step ? words().doneWith(named('subphase_step', step)) : order ? moveOf(order) : words().sealed;
  const move = short ?? sentences[0] ?? words().ordersOf(1);
  const told = short === undefined ? sentences.slice(1) : sentences;
  const more = told.length - MOST_TOLD;
  const icon = step ? 'check' : order ? ICONS[order.type] : 'sw-s-lock';
  return {
    move,
    ...(icon && { icon }),
    notes: [],
    told: more > 1 ? [...told.slice(0, MOST_TOLD), words().more(more)] : told,
    ...(began(entry) && { turnsPage: true }),
  };
}

/** Somebody else has put in what nobody sees: it is told once, when all are in. */
export function isQuiet({ kind, action, events }: Entry): boolean {
  return kind === 'action' && !action && (events as Event[]).every(({ type }) => type === 'orders_sealed');
}
