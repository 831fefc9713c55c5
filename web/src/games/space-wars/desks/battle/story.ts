/** What a battle has come to so far, as the log tells it: sentences, and the dice under them. */
import type { Text } from '../../../../generated/api';
import type { BattleBegun, BattleEnded, Boarded, Event, Shot, Volley } from '../../../../generated/games/space-wars';
import type { Entry } from '../../../../generated/api';

export interface Told {
  key: string;
  text: Text;
  shots: readonly Shot[];
}

export interface Story {
  begun: BattleBegun;
  ended: BattleEnded | undefined;
  /** The number of the log's line with which it ended, or the last one so far. */
  number: number;
  told: readonly Told[];
}

/** The dice of an event: attacks, and pods that board. */
function shotsOf(event: Event): Shot[] {
  if (event.type === 'volley') return (event as Volley).shots;
  if (event.type !== 'boarded') return [];
  const { pod, target, die, need, modifier, success } = event as Boarded;
  return [{ by: pod, weapon: 'boarding', target, die, need, modifier, hit: success }];
}

/** The last battle of the log; undefined where there was none in it. */
export function lastBattle(log: readonly Entry[]): Story | undefined {
  let story: (Omit<Story, 'told'> & { told: Told[] }) | undefined;
  for (const entry of log) {
    (entry.events as Event[]).forEach((event, place) => {
      if (event.type === 'battle_begun') story = { begun: event as BattleBegun, ended: undefined, number: entry.number, told: [] };
      if (!story || story.ended) return;
      const text = entry.told[place];
      if (text && event.type !== 'orders_sealed') story.told.push({ key: `${entry.number}/${place}`, text, shots: shotsOf(event) });
      story.number = entry.number;
      if (event.type === 'battle_ended') story.ended = event as BattleEnded;
    });
  }
  return story;
}
