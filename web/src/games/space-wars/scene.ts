/** What is shown of an action as it happens: craft on their way. Everything else is told, not filmed. */
import type { Entry } from '../../generated/api';
import type { Event, SwView } from '../../generated/games/space-wars';
import type { Act } from '../game';
import { planFor } from './plan';

export interface Motion {
  seat: number;
  ways: { from: string; to: string }[];
}

const STEP_MS = 260;

/** The ways craft went in an action. */
export function waysOf(view: SwView, entry: Entry): { seat: number; from: string; to: string }[] {
  const { byKey } = planFor(view);
  return (entry.events as Event[]).flatMap((event) =>
    event.type === 'craft_moved' && byKey.has(event.origin) && byKey.has(event.to) ? [{ seat: event.seat, from: event.origin, to: event.to }] : [],
  );
}

export function acts(view: SwView, entry: Entry): Act[] {
  const ways = waysOf(view, entry);
  if (!ways.length) return [];
  const motion: Motion = { seat: ways[0]!.seat, ways };
  return [{ view, motion, ms: STEP_MS }];
}
