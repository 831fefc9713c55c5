/** The mission that was just drawn: it is shown at once, to whoever drew it. */
import type { Entry } from '../../../generated/api';
import type { CardSeen, Event, GeView } from '../../../generated/games/galaxy-empires';

/** The card in hand that the seat's last action drew; none once the seat acts again, or is at turn again. */
export function justDrawn(view: GeView, log: readonly Entry[]): CardSeen | undefined {
  const { you } = view;
  for (const entry of log.toReversed()) {
    const events = entry.events as Event[];
    const drawn = events.find((event) => event.type === 'mission_drawn' && event.seat === you);
    if (drawn?.type === 'mission_drawn') return view.hand.find(({ number }) => number === drawn.card);
    if (entry.seat === you || events.some((event) => event.type === 'turn_started' && event.seat === you)) return undefined;
  }
  return undefined;
}
