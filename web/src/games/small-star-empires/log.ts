/** A line of the log in marks: from where, to where, what was placed, and what else came of it. */
import type { Entry } from '../../generated/api';
import type { Event } from '../../generated/games/small-star-empires';
import type { LogLine } from '../game';
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

/** The move as it was written, with an arrow for people: "g7 → g9", "+ g8", or a word. */
export function logLine(entry: Entry): LogLine | undefined {
  if (entry.kind !== 'action') return undefined;
  const events = entry.events as Event[];
  const notes = notesOf(events);
  const flight = /^(\w+)([>~])(\w+):([csr])$/.exec(entry.text);
  const step = /^\+(\w+):([cs])$/.exec(entry.text);
  const placed = flight?.[4] ?? step?.[2];
  const damaged = events.some((event) => event.type === 'ship_damaged');
  const icon = placed === 's' ? 'station' : placed === 'c' && !damaged ? 'colony' : undefined;
  const mark = icon ? { icon } : {};
  if (flight) return { move: `${flight[1]} ${ARROW[flight[2] as '>' | '~']} ${flight[3]}`, notes, ...mark };
  if (step) return { move: `+ ${step[1]}`, notes, ...mark };
  const say = words();
  const word = { stop: say.stopped, pass: say.passed, resign: say.resigned }[entry.text];
  return word ? { move: word, notes } : undefined;
}
