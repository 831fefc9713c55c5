/** The last war as the log tells it. */
import type { Entry } from '../../../generated/api';
import type { Event, WarDeclared, WarEnded, WarTick } from '../../../generated/games/galaxy-empires';

export interface Fought {
  declared: WarDeclared;
  ticks: readonly WarTick[];
  ended: WarEnded | undefined;
}

export function lastWar(log: readonly Entry[]): Fought | undefined {
  const events = log.flatMap((entry) => entry.events) as Event[];
  const from = events.findLastIndex((event) => event.type === 'war_declared');
  if (from < 0) return undefined;
  const [declared, ...after] = events.slice(from);
  const to = after.findIndex((event) => event.type === 'war_ended');
  const fought = to < 0 ? after : after.slice(0, to);
  return {
    declared: declared as WarDeclared,
    ticks: fought.filter((event) => event.type === 'war_tick'),
    ended: after[to] as WarEnded | undefined,
  };
}

export type Dice = readonly [number, number];
export const sum = ([one, two]: Dice): number => one + two;

/** The dice of each side that lie on the table after a tick; in a live war a side's stay until it rolls again. */
export function lying(ticks: readonly WarTick[]): { attack: Dice | undefined; defence: Dice | undefined } {
  return {
    attack: ticks.findLast((tick) => tick.attack)?.attack ?? undefined,
    defence: ticks.findLast((tick) => tick.defence)?.defence ?? undefined,
  };
}
