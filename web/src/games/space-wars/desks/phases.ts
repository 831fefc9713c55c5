/** The eight phases of a turn, and which decisions are made at which desk. */
import type { SwView } from '../../../generated/games/space-wars';
import type { Progress, TableForGame } from '../../game';
import { printed } from '../printed';

export type Phase =
  | 'event'
  | 'council'
  | 'declaration'
  | 'income_extraction'
  | 'player_subphases'
  | 'research'
  | 'construction_repair'
  | 'contamination_slave';

/** The decisions that are made in a phase, where any are. */
export const KINDS: Readonly<Partial<Record<Phase, readonly string[]>>> = {
  council: ['agenda', 'chairing', 'ballot', 'planning', 'proposing', 'vetoing', 'voting'],
  declaration: ['declarations', 'answers', 'speaking', 'considering', 'offers'],
  income_extraction: ['extraction'],
  research: ['research'],
  construction_repair: ['works', 'repairs'],
};

export const viewOf = (table: TableForGame): SwView => table.view as SwView;

/** Whether one of these decisions is owed now. */
export const isAsked = (table: TableForGame, kinds: readonly string[]): boolean =>
  table.asked !== undefined && kinds.includes(table.asked.kind);

/** How far the turn has come with a phase. */
export function progress(table: TableForGame, phase: Phase): Progress {
  const { phase: now, turn, ending } = viewOf(table);
  if (!turn || ending) return 'later';
  const place = (one: string): number => printed.phases.indexOf(one);
  return place(phase) < place(now) ? 'done' : place(phase) === place(now) ? 'now' : 'later';
}
