/** A first game, step by step: each thing is explained when it first comes, worked out from the position. */
import type { SseView, SystemSeen } from '../../generated/games/small-star-empires';
import type { TableForGame } from '../game';
import { isGuided } from '../guide/guide.svelte';
import { keyOf } from '../hex';

export const GAME = 'small-star-empires';
/** The guide comes when it is called: the game is short, and most know it. */
export const GUIDED = false;

export const guided = (): boolean => isGuided(GAME, GUIDED);

export const STEPS = ['ship', 'fly', 'place', 'nebulae', 'wormholes', 'score', 'end'] as const;
export type StepId = (typeof STEPS)[number];

export interface Step {
  id: StepId;
  done: boolean;
  /** Whether it is there to be done just now. */
  here: boolean;
}

const NEBULAE: readonly SystemSeen['kind'][] = ['R', 'G', 'B'];
/** After this number of own moves the score sheet has something to show, and has been seen. */
const SEEN_THE_SHEET = 6;

const seen = (table: TableForGame): SseView => table.view as SseView;
const seatOf = (table: TableForGame): number => table.seat ?? 0;

export const isNebula = (system: SystemSeen): boolean => NEBULAE.includes(system.kind);

/** The systems a seat has settled: one for every move. */
export const settled = (view: SseView, seat: number): SystemSeen[] =>
  view.systems.filter((system) => system.holder === seat && system.piece !== 'h');

type Flown = { type: string; target?: [number, number]; how?: string };

const actions = (table: TableForGame): Flown[] => table.choices.map(({ action }) => action as Flown);
const ends = (table: TableForGame): Set<string> => new Set(actions(table).flatMap(({ target }) => (target ? [keyOf(target)] : [])));

const hasJumped = (table: TableForGame): boolean =>
  table.log.some(
    (entry) =>
      entry.seat === seatOf(table) && entry.events.some((event) => (event as Flown).type === 'ship_moved' && (event as Flown).how === '~'),
  );

export function steps(table: TableForGame): Step[] {
  const [view, seat] = [seen(table), seatOf(table)];
  const mine = settled(view, seat);
  const reached = ends(table);
  const over = view.over || view.players[seat]?.standing !== 'playing';
  const found: Record<StepId, Omit<Step, 'id'>> = {
    ship: { done: mine.length > 0, here: true },
    fly: { done: mine.length > 1, here: mine.length > 0 },
    place: { done: mine.length > 2, here: mine.length > 1 },
    nebulae: { done: mine.some(isNebula), here: view.systems.some((system) => isNebula(system) && reached.has(keyOf(system.at))) },
    wormholes: { done: hasJumped(table), here: actions(table).some(({ how }) => how === '~') },
    score: { done: mine.length >= SEEN_THE_SHEET, here: mine.length > 2 },
    end: { done: over, here: mine.length >= SEEN_THE_SHEET },
  };
  // A board without wormholes has none to explain.
  const told = STEPS.filter((id) => id !== 'wormholes' || view.systems.some(({ kind }) => kind === 'O'));
  return told.map((id) => ({ id, ...found[id] }));
}

/** What matters now: the first step not taken that is there to be taken; else the first not taken. */
export function current(all: readonly Step[]): StepId | undefined {
  const ahead = all.filter((step) => !step.done);
  return (ahead.find(({ here }) => here) ?? ahead[0])?.id;
}
