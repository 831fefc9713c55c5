/** The mission that was just drawn: its owner sees it at once, until it is read or play goes on. */
import type { Entry, Text } from '../../../generated/api';
import type { CardSeen, Event, GeView } from '../../../generated/games/galaxy-empires';
import type { TableForGame } from '../../game';

export interface Drawn {
  number: number;
  /** In hand still; else it is completed already. */
  card?: CardSeen;
  /** What was said when it was completed. */
  completed?: Text;
}

/** What the seat's last action drew. */
export function justDrawn(view: GeView, log: readonly Entry[]): Drawn | undefined {
  const last = log.findLastIndex((entry) => entry.kind === 'action' && entry.seat === view.you);
  const drawn = (log[last]?.events as Event[] | undefined)?.find((event) => event.type === 'mission_drawn' && event.seat === view.you);
  if (drawn?.type !== 'mission_drawn') return undefined;
  const card = view.hand.find(({ number }) => number === drawn.card);
  if (card) return { number: card.number, card };
  const completed = log
    .slice(last)
    .flatMap(({ events, told }) => told.filter((_, n) => completes(events[n] as Event | undefined, view.you, drawn.mission)))[0];
  return completed === undefined ? undefined : { number: drawn.card, completed };
}

const completes = (event: Event | undefined, seat: number | null, mission: string | null): boolean =>
  event?.type === 'mission_completed' && event.seat === seat && event.mission === mission;

let read = $state.raw<{ table: TableForGame; seat: number | undefined; card: number }>();

/** Its owner has read it. */
export function markRead(table: TableForGame, { number: card }: Drawn): void {
  read = { table, seat: table.seat, card };
}

/** What was just drawn and its owner has yet to read. */
export function unread(table: TableForGame): Drawn | undefined {
  const drawn = justDrawn(table.view as GeView, table.log);
  return read?.table === table && read.seat === table.seat && read.card === drawn?.number ? undefined : drawn;
}
