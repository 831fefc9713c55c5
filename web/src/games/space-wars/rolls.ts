/** The dice of an action that are shown as they fall: one's own, and those of the events that concern all. */
import type { Entry } from '../../generated/api';
import type { Event, SwView } from '../../generated/games/space-wars';
import { said } from '../../lib/i18n.svelte';
import type { Roll } from '../game';

/** What is told of in the events right after the roll that brought it. */
const BROUGHT: ReadonlySet<string> = new Set(['mission_rewarded', 'officer_promoted']);
const MOST = 4;

interface Fallen {
  seat: number | undefined;
  dice: readonly number[];
  at: string | undefined;
}

function fallenIn(event: Event): Fallen | undefined {
  switch (event.type) {
    case 'die_seen':
      return { seat: event.seat, dice: [event.fell.die], at: event.fell.system };
    case 'visited':
    case 'mission_attempted':
    case 'meteor_shot':
    case 'spied':
      return { seat: event.seat, dice: [event.die], at: event.at };
    case 'spies_sought':
      return { seat: event.seat, dice: Object.values(event.dice), at: event.at };
    case 'officers_lost':
      return { seat: event.seat, dice: Object.values(event.dice), at: undefined };
    case 'core_rolled':
      return { seat: undefined, dice: [event.die], at: event.at };
    case 'happening_appeared':
    case 'mission_appeared':
      return { seat: undefined, dice: event.dice, at: event.at };
    default:
      return undefined;
  }
}

const isFor = (event: Event, you: number | null): boolean => ('seat' in event && event.seat === you) || (event.type === 'spied' && event.player === you);

export function rollsIn(view: SwView, { events, told }: Entry): Roll[] {
  const all = events as Event[];
  const sentence = (n: number): string => (told[n] ? said(told[n]) : '');
  const found = all.flatMap((event, n): Roll[] => {
    const fallen = fallenIn(event);
    const own = isFor(event, view.you);
    if (!fallen?.dice.length || (fallen.seat !== undefined && !own)) return [];
    const brought = all[n + 1] && BROUGHT.has(all[n + 1]!.type) ? sentence(n + 1) : '';
    return [{ thrown: [{ seat: fallen.seat, dice: fallen.dice }], told: `${sentence(n)} ${brought}`.trim(), at: fallen.at, own }];
  });
  return found.toSorted((one, other) => Number(other.own) - Number(one.own)).slice(0, MOST);
}
