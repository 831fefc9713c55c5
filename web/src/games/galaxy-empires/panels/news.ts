/** What became of the last offer we had a part in, in the server's words, until the next turn begins. */
import type { Entry, Text } from '../../../generated/api';
import type { Event } from '../../../generated/games/galaxy-empires';

export function news(log: readonly Entry[], seat: number | undefined): Text | undefined {
  const told = log.flatMap((entry) => (entry.events as Event[]).map((event, n) => ({ event, words: entry.told[n] })));
  const last = told.findLast(
    ({ event }) =>
      event.type === 'turn_started' ||
      event.type === 'offer_made' ||
      ((event.type === 'offer_ended' || event.type === 'deal_made') && (event.maker === seat || event.to === seat)),
  );
  return last && (last.event.type === 'offer_ended' || last.event.type === 'deal_made') ? last.words : undefined;
}
