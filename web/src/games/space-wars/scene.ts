/** What is shown of an action as it happens: craft on their way, and dice. Everything else is told, not filmed. */
import type { Entry } from '../../generated/api';
import type { Event, SwView } from '../../generated/games/space-wars';
import type { Act } from '../game';
import { planFor } from './plan';
import { rollsIn } from './rolls';

export interface Motion {
  seat: number;
  ways: { from: string; to: string }[];
}

const STEP_MS = 260;
/** Dice of one's own are looked at longer. */
const OWN_DICE_MS = 2000;
const DICE_MS = 1400;

/** The ways craft went in an action. */
export function waysOf(view: SwView, entry: Entry): { seat: number; from: string; to: string }[] {
  const { byKey } = planFor(view);
  return (entry.events as Event[]).flatMap((event) =>
    event.type === 'craft_moved' && byKey.has(event.origin) && byKey.has(event.to)
      ? [{ seat: event.seat, from: event.origin, to: event.to }]
      : [],
  );
}

/** Where an event has drifted this turn, sector by sector. */
export interface Track {
  kind: string;
  number: number;
  places: readonly string[];
}

/** How the events that are in play came to where they are this turn. */
export function tracksIn(view: SwView, log: readonly Entry[]): Track[] {
  const { byKey } = planFor(view);
  const here = new Set(view.happenings.events.map(({ number }) => number));
  const found = new Map<number, { kind: string; number: number; places: string[] }>();
  const begun = Math.max(0, log.findLastIndex(({ events }) => (events as Event[]).some(({ type }) => type === 'turn_begun')));
  for (const event of log.slice(begun).flatMap(({ events }) => events as Event[])) {
    if (event.type !== 'happening_moved' || !here.has(event.number) || !byKey.has(event.origin) || !byKey.has(event.target)) continue;
    const track = found.get(event.number) ?? { kind: event.kind, number: event.number, places: [event.origin] };
    track.places.push(event.target);
    found.set(event.number, track);
  }
  return [...found.values()];
}

export function acts(view: SwView, entry: Entry): Act[] {
  const ways = waysOf(view, entry);
  const moved: Act[] = ways.length ? [{ view, motion: { seat: ways[0]!.seat, ways } satisfies Motion, ms: STEP_MS }] : [];
  return [...moved, ...rollsIn(view, entry).map((roll) => ({ view, roll, ms: roll.own ? OWN_DICE_MS : DICE_MS }))];
}
