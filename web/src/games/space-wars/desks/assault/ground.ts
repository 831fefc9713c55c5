/** A ground battle as it stands: who is there, who fights in this round, and what is asked. */
import type {
  Commit,
  Garrison,
  GroundBattle,
  GroundBoard,
  GroundRound,
  Legions,
  Lose,
  RoundShown,
  SwShown,
} from '../../../../generated/games/space-wars';
import type { Entry } from '../../../../generated/api';
import type { Event } from '../../../../generated/games/space-wars';
import type { TableForGame } from '../../../game';
import { printed } from '../../printed';
import { draftOf, type Draft } from '../draft.svelte';
import { found } from '../found';

export type SideNumber = 0 | 1;
export type Picking = Commit | Lose | Garrison;

export const groundIn = (view: SwShown): GroundBattle | undefined =>
  view.pending.findLast((matter): matter is GroundBattle => matter.type === 'GroundBattle');

/** Legions as orders count them: by grade, and by owner where that is a guest. */
export function counts(army: Readonly<Record<string, Legions>>, commander: number | null): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [owner, legions] of Object.entries(army))
    legions.forEach(
      (count, n) => count && (all[Number(owner) === commander ? printed.legion_kinds[n]! : `${printed.legion_kinds[n]}@${owner}`] = count),
    );
  return all;
}

export const gradeOf = (key: string): string => key.split('@')[0]!;
export const ownerOf = (key: string): number | undefined => (key.includes('@') ? Number(key.split('@')[1]) : undefined);
export const total = (legions: Readonly<Record<string, number>>): number => Object.values(legions).reduce((sum, count) => sum + count, 0);

/** The order with the legions changed by one, but never more than there are. */
export function changed<P extends Picking>(order: P, key: string, by: number, most: number): P {
  const { [key]: before = 0, ...others } = order.legions;
  const after = Math.max(0, Math.min(most, before + by));
  return { ...order, legions: after ? { ...others, [key]: after } : others };
}

/** What is decided: who is picked of which legions, and how many have to be. */
export interface Pick {
  order: Picking;
  among: Readonly<Record<string, number>>;
  /** The exact number; undefined where the player decides. */
  exactly: number | undefined;
}

export function pickOf(board: GroundBoard, battle: GroundBattle, draft: Draft): Pick | undefined {
  const order = draft.answer;
  const side: SideNumber = (battle.step ?? 'defence').endsWith('defence') ? 1 : 0;
  const commander = side === 0 ? battle.attacker : battle.defender;
  const there = counts(board.armies[side], commander);
  if (order?.type === 'commit') return { order, among: there, exactly: total((draft.table.asked?.action as Commit).legions) };
  if (order?.type === 'lose')
    return { order, among: counts(battle.lines?.[side]?.legions ?? {}, commander), exactly: battle.due?.[side] ?? 0 };
  return order?.type === 'garrison' ? { order, among: there, exactly: undefined } : undefined;
}

const sameLegions = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => (one[key] ?? 0) === (other[key] ?? 0));

/** The round that would be fought with what is written; for others, the one that was. */
export function roundNow(table: TableForGame, board: GroundBoard): RoundShown | undefined {
  const order = draftOf(table).answer;
  if (order?.type !== 'commit' || table.asked?.kind !== 'groundbattle') return board.now ?? undefined;
  const choice = found(table.choices, 'commit').find(
    ({ order: one }) => one.officer === order.officer && one.weapon === order.weapon && sameLegions(one.legions, order.legions),
  )?.choice;
  return choice && board.rounds[choice.text];
}

/** The last round of this battle that the log tells of. */
export function lastRound(log: readonly Entry[]): GroundRound | undefined {
  for (const entry of log.toReversed())
    for (const event of (entry.events as Event[]).toReversed()) {
      if (event.type === 'ground_round') return event as GroundRound;
      if (event.type === 'invasion_begun') return undefined;
    }
  return undefined;
}
