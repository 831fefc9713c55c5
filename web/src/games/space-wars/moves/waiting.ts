/** What is left to do in the movement phase, shown before it is ended. */
import type { Action } from '../../../generated/games/space-wars';
import type { Choice } from '../../game';
import type { Picker } from '../picker.svelte';
import { kindOf, printed } from '../printed';

/** What costs nothing but the asking, and is gone when the turn is. */
const CHANCES: ReadonlySet<string> = new Set<Action['type']>(['visit', 'flag', 'repeat_route', 'collect', 'shoot_meteor']);
const MOST = 6;

export const chancesIn = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ action }) => CHANCES.has((action as Action).type)).slice(0, MOST);

/** The officers who can try something that a die decides, with what they would try it on: that has a desk. */
export function readyOfficers(choices: readonly Choice[]): ReadonlySet<string> {
  const orders = choices.map(({ action }) => action as Action);
  return new Set(
    orders.flatMap((order) =>
      order.type === 'mission'
        ? order.team
        : order.type === 'spy' || order.type === 'search' || order.type === 'infest'
          ? [order.officer]
          : [],
    ),
  );
}

export interface Idle {
  key: string;
  place: string;
  kinds: readonly [kind: string, count: number][];
}

/** Groups with a craft that can still go as far as at the start of the turn; bases stay where they are. */
export function idleGroups(picker: Picker): Idle[] {
  const points = picker.view.chart.points ?? {};
  return [...picker.movable].flatMap((key) => {
    const rested = picker
      .ableAt(key)
      .filter((craft) => printed.craft[kindOf(craft)]?.class !== 'base' && points[craft]?.[0] === points[craft]?.[1]);
    if (!rested.length) return [];
    const kinds = new Map<string, number>();
    for (const craft of rested) kinds.set(kindOf(craft), (kinds.get(kindOf(craft)) ?? 0) + 1);
    return [{ key, place: picker.nameOf(key), kinds: [...kinds] }];
  });
}
