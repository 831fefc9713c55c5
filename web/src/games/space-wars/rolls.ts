/** The dice of an action that are shown as they fall: one's own, those that strike one, and those of the events that
 * concern all. Battles have boards of their own. */
import type { Entry } from '../../generated/api';
import type { Event, SwView } from '../../generated/games/space-wars';
import { said } from '../../lib/i18n.svelte';
import type { Roll } from '../game';
import { planFor } from './plan';

/** What is told of in the events right after the roll that brought it. */
const BROUGHT: ReadonlySet<string> = new Set(['mission_rewarded', 'officer_promoted']);
/** How many rolls of one action, and dice of one roll, are shown. */
const MOST = 4;
const MOST_DICE = 10;

interface Fallen {
  dice: readonly number[];
  at?: string;
  /** Who threw them; nobody's fall by chance. */
  by?: number;
  /** Whom they concern; all, where it is said of nobody. */
  for: readonly (number | null)[] | 'all';
}

function fallenIn(event: Event, ownerOf: (at: string) => number | null): Fallen | undefined {
  switch (event.type) {
    case 'die_seen':
      return { dice: [event.fell.die], at: event.fell.system, by: event.seat, for: [event.seat] };
    case 'visited':
    case 'mission_attempted':
    case 'meteor_shot':
    case 'collected':
      return { dice: [event.die], at: event.at, by: event.seat, for: [event.seat] };
    case 'spied':
      return { dice: [event.die], at: event.at, by: event.seat, for: [event.seat, event.player] };
    case 'spies_sought':
    case 'mines_struck':
      return { dice: Object.values(event.dice), at: event.at, by: event.seat, for: [event.seat] };
    case 'officers_lost':
      return { dice: Object.values(event.dice), by: event.seat, for: [event.seat] };
    case 'craft_thrown':
      return { dice: event.dice, at: event.to, by: event.seat, for: [event.seat] };
    case 'defence_fired':
      return { dice: event.shots.map(({ die }) => die), at: event.at, for: [event.seat, ownerOf(event.at)] };
    case 'bombarded':
      return { dice: event.dice, at: event.system, by: event.seat, for: [event.seat, event.player] };
    case 'contaminated':
    case 'aliens_landed':
      return { dice: [event.die], at: event.at, for: [ownerOf(event.at)] };
    case 'plasma_struck':
      return { dice: event.dice, at: event.at, for: [ownerOf(event.at)] };
    case 'units_lost':
      return { dice: event.dice, at: event.system, for: [ownerOf(event.system)] };
    case 'revolt_quelled':
    case 'slaves_revolted':
      return { dice: [event.die], at: event.system, for: [ownerOf(event.system)] };
    case 'core_rolled':
      return { dice: [event.die], at: event.at, for: 'all' };
    case 'happening_appeared':
    case 'mission_appeared':
      return { dice: event.dice, at: event.at, for: 'all' };
    default:
      return undefined;
  }
}

export function rollsIn(view: SwView, { events, told }: Entry): Roll[] {
  const all = events as Event[];
  const sentence = (n: number): string => (told[n] ? said(told[n]) : '');
  const { byKey } = planFor(view);
  const ownerOf = (at: string): number | null => view.sectors.each[byKey.get(at)?.number ?? -1]?.owner ?? null;
  const found = all.flatMap((event, n): Roll[] => {
    const fallen = fallenIn(event, ownerOf);
    if (!fallen?.dice.length) return [];
    const own = fallen.for !== 'all' && view.you !== null && fallen.for.includes(view.you);
    if (!own && fallen.for !== 'all') return [];
    const brought = all[n + 1] && BROUGHT.has(all[n + 1]!.type) ? sentence(n + 1) : '';
    const cell = fallen.at === undefined ? undefined : byKey.get(fallen.at)?.name;
    return [
      { thrown: [{ seat: fallen.by, dice: fallen.dice.slice(0, MOST_DICE) }], told: `${sentence(n)} ${brought}`.trim(), at: cell, own },
    ];
  });
  return found.toSorted((one, other) => Number(other.own) - Number(one.own)).slice(0, MOST);
}
