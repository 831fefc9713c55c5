/** The mission that was just drawn: it is shown at once to whoever drew it, until it is read or play goes on. */
import type { Entry } from '../../../generated/api';
import type { CardSeen, Event, GeView } from '../../../generated/games/galaxy-empires';
import type { TableForGame } from '../../game';

/** The card in hand that the seat's last action drew. */
export function justDrawn(view: GeView, log: readonly Entry[]): CardSeen | undefined {
  const last = log.findLast((entry) => entry.kind === 'action' && entry.seat === view.you);
  const drawn = (last?.events as Event[] | undefined)?.find((event) => event.type === 'mission_drawn' && event.seat === view.you);
  return drawn?.type === 'mission_drawn' ? view.hand.find(({ number }) => number === drawn.card) : undefined;
}

let read = $state.raw<{ table: TableForGame; seat: number | undefined; card: number }>();

/** Its owner has read it. */
export function markRead(table: TableForGame, { number: card }: CardSeen): void {
  read = { table, seat: table.seat, card };
}

/** The card just drawn that its owner has yet to read. */
export function unread(table: TableForGame): CardSeen | undefined {
  const card = justDrawn(table.view as GeView, table.log);
  return read?.table === table && read.seat === table.seat && read.card === card?.number ? undefined : card;
}
