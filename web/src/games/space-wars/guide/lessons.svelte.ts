/** A first game: each phase is explained when it first comes, until it is understood or the next turn; and again when it is called for. */
import type { SwView } from '../../../generated/games/space-wars';
import type { TableForGame } from '../../game';
import { isGuided, setGuided } from '../../guide/guide.svelte';
import { recall, remember } from '../../../lib/storage';

export const GAME = 'space-wars';
/** There is much to learn: the guide begins by itself. */
export const GUIDED = true;

/** In the order of a turn; war comes when it comes. */
export const LESSONS = [
  'opening',
  'event',
  'council',
  'declaration',
  'income_extraction',
  'player_subphases',
  'battle',
  'ground',
  'research',
  'construction_repair',
  'contamination_slave',
] as const;
export type Lesson = (typeof LESSONS)[number];

const KEY = `guide.${GAME}.lessons`;

/** In which turn each lesson was met; -1 where somebody has said that it is understood. */
type Met = Readonly<Partial<Record<Lesson, number>>>;
const UNDERSTOOD = -1;

function kept(): Met {
  try {
    return JSON.parse(recall(KEY) ?? '{}') as Met;
  } catch {
    return {};
  }
}

class Lessons {
  #met = $state.raw<Met>(kept());
  /** The lesson that was called back. */
  called = $state<Lesson>();
  /** The one that belongs to the desk that is open. */
  atDesk = $state<Lesson>();

  #set(met: Met): void {
    this.#met = met;
    remember(KEY, JSON.stringify(met));
  }

  isMet(lesson: Lesson): boolean {
    return this.#met[lesson] !== undefined;
  }

  /** Whether a lesson is told at its desk now. */
  isTold(lesson: Lesson, turn: number): boolean {
    if (this.called === lesson) return true;
    return isGuided(GAME, GUIDED) && (this.#met[lesson] ?? turn) === turn;
  }

  /** A lesson has been seen in this turn. */
  meet(lesson: Lesson, turn: number): void {
    if (!this.isMet(lesson)) this.#set({ ...this.#met, [lesson]: turn });
  }

  understood(lesson: Lesson): void {
    if (this.called === lesson) this.called = undefined;
    this.#set({ ...this.#met, [lesson]: UNDERSTOOD });
  }

  /** Stop the lessons; calling them back starts from the beginning. */
  stop(): void {
    this.again();
    setGuided(GAME, false);
  }

  /** Everything from the start. */
  again(): void {
    this.called = undefined;
    this.#set({});
  }
}

export const lessons = new Lessons();

/** Decisions that are made in the middle of a war, by their kind. */
const AT_WAR: Readonly<Record<string, Lesson>> = { intercepting: 'battle', mustering: 'battle', battle: 'battle', groundbattle: 'ground' };

/** What the position is about, for somebody who asks what to do now. */
export function lessonNow(table: TableForGame): Lesson {
  const { turn, phase } = table.view as SwView;
  if (!turn) return 'opening';
  const atWar = AT_WAR[table.asked?.kind ?? ''];
  if (atWar) return atWar;
  return LESSONS.find((lesson) => lesson === phase) ?? 'event';
}
