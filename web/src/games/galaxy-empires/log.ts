/** A line of the log in marks: what was ordered, and what else came of it. */
import type { Entry } from '../../generated/api';
import type { Action, Event, GeView } from '../../generated/games/galaxy-empires';
import { said } from '../../lib/i18n.svelte';
import type { LogLine } from '../game';
import { areaName } from './panels/seen';
import { words } from './words';

type Marked = Pick<LogLine, 'icon' | 'move'>;

/** An order with its mark, as people write it. */
function marked(order: Action, view: GeView): Marked {
  const say = words().log;
  switch (order.type) {
    case 'move':
      return { icon: 'fleet', move: `${order.origin} → ${order.target}` };
    case 'place':
      return { icon: 'fleet', move: `${order.origin} → ${order.tile}` };
    case 'return_to':
      return { icon: 'fleet', move: `${order.origin} ↩ ${order.tile}` };
    case 'deploy':
      return { icon: 'shipyard', move: `+ ${order.tile}` };
    case 'invade':
      return { icon: 'swords', move: `${order.fleets.join(' ')} ⚔ ${areaName(view, order.target)}` };
    case 'disrupt':
      return { icon: 'disrupt', move: say.disrupts(areaName(view, order.planet)) };
    case 'roll_pp':
      return { icon: 'dice', move: say.rolls };
    case 'draw_mission':
      return { icon: 'cards', move: say.draws };
    case 'end_turn':
      return { icon: 'end-turn', move: say.ends };
    case 'fight_on':
      return { icon: 'swords', move: say.fights };
    case 'surrender':
      return { icon: 'flag', move: say.surrenders };
    case 'war_roll':
      return { icon: 'dice', move: say.dice };
    case 'simulate':
      return { icon: 'skip', move: say.simulates };
    case 'propose':
    case 'counter':
    case 'post_offer':
    case 'call_offer':
      return { icon: 'deal', move: say.offers };
    case 'accept':
    case 'take_offer':
      return { icon: 'deal', move: say.accepts };
    case 'decline':
      return { icon: 'deal', move: say.declines };
    case 'withdraw_offer':
      return { icon: 'deal', move: say.withdraws };
    case 'say':
      return { icon: 'speech', move: say.speaks };
    case 'concede':
      return { icon: 'flag', move: say.concedes };
  }
}

const eventsOf = (entry: Entry): Event[] => entry.events as Event[];

export function logLine(entry: Entry, view: GeView): LogLine | undefined {
  if (entry.kind !== 'action') return undefined;
  const turnsPage = eventsOf(entry).some(({ type }) => type === 'turn_started');
  const told = entry.told.filter((_, n) => entry.weights[n] && entry.weights[n] !== 'routine').map(said);
  const besides = { notes: [], told, ...(turnsPage && { turnsPage }) };
  if (entry.action) return { ...marked(entry.action as Action, view), ...besides };
  // What two others put to each other is hidden; that they did is not.
  const isOffer = eventsOf(entry).some(({ type }) => type === 'offer_made');
  return isOffer ? { icon: 'deal', move: words().log.offers, ...besides } : undefined;
}
