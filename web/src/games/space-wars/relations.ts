/** What stands between two powers. */
import type { Relation, SwView } from '../../generated/games/space-wars';
import type { Bond } from '../game';
import { capital, named } from './printed';
import { words } from './desks/words';

export function between({ politics }: SwView, one: number, other: number): Relation {
  const [low, high] = one < other ? [one, other] : [other, one];
  return politics.relations[(high * (high - 1)) / 2 + low] ?? {};
}

export const spoken = ({ military = 'none', commercial, scientific, war_since }: Relation): string =>
  [
    (military !== 'none' || !(commercial || scientific)) && named('relation', military),
    military === 'war' && war_since && words().treaties.since(war_since),
    commercial && named('treaty', 'commercial'),
    scientific && named('treaty', 'scientific'),
  ].filter(Boolean).join(', ');

/** War with a player, or the treaty of arms: what one must know of everybody before a move. */
export function bond(view: SwView, seat: number): Bond | undefined {
  if (view.you === null || view.you === seat) return undefined;
  const relation = between(view, view.you, seat);
  const { military = 'none' } = relation;
  return military === 'none' ? undefined : { icon: `sw-r-${military}`, label: capital(spoken(relation)), hostile: military === 'war' };
}
