/** A line of the log in marks: from where, to where, what was placed, and what else came of it. */
import type { Entry } from '../../generated/api';
import type { Action, Event, Hex, Piece, SseView } from '../../generated/games/small-star-empires';
import { said } from '../../lib/i18n.svelte';
import type { LogLine } from '../game';
import { same } from '../hex';
import { words } from './words';

const ARROW = { '>': '→', '~': '↝' };

/** The Colonies that were paid, or would be, for flying over systems of others. */
export const tollsIn = (events: readonly Event[]): number => events.filter((event) => event.type === 'toll_paid').length;

function notesOf(events: readonly Event[]): string[] {
  const say = words();
  const tolls = tollsIn(events);
  const told = events.map((event): string | undefined => {
    switch (event.type) {
      case 'tile_turned_up':
        return say.tiles[event.tile].toLowerCase();
      case 'ship_damaged':
        return say.noteDamaged;
      case 'ship_repaired':
        return say.noteRepaired;
      default:
        return undefined;
    }
  });
  return [tolls ? say.tolls(tolls) : undefined, ...told].filter((note) => note !== undefined);
}

/** Events that the move or its notes tell of. */
const isMarked = ({ type }: Event): boolean => type === 'tile_turned_up' || type === 'resigned';

const toldOf = ({ events, weights, told }: Entry): string[] =>
  (events as Event[]).flatMap((event, n) => (told[n] && weights[n] !== 'routine' && !isMarked(event) ? [said(told[n])] : []));

/** "g7 → g9", "+ g8", or a word; a system that this board does not have, as it was written. */
function moveOf(action: Action, written: string, view: SseView): string {
  const say = words();
  const name = (at: Hex): string | undefined => view.systems.find((system) => same(system.at, at))?.name;
  switch (action.type) {
    case 'move':
    case 'repair': {
      const [origin, target] = [name(action.origin), name(action.target)];
      return origin && target ? `${origin} ${ARROW[action.how]} ${target}` : written;
    }
    case 'refuel': {
      const target = name(action.target);
      return target ? `+ ${target}` : written;
    }
    case 'stop':
      return say.stopped;
    case 'pass':
      return say.passed;
    case 'resign':
      return say.resigned;
  }
}

export function logLine(entry: Entry, view: SseView): LogLine | undefined {
  const action = entry.action as Action | null;
  if (!action) return undefined;
  const events = entry.events as Event[];
  const placed: Piece | undefined = 'place' in action ? action.place : undefined;
  const damaged = events.some((event) => event.type === 'ship_damaged');
  const icon = placed === 's' ? 'station' : placed === 'c' && !damaged ? 'colony' : undefined;
  const turnsPage = events.some((event) => event.type === 'game_started');
  return {
    move: moveOf(action, entry.text, view),
    notes: notesOf(events),
    told: toldOf(entry),
    ...(icon && { icon }),
    ...(turnsPage && { turnsPage }),
  };
}
