/** What was learned on this device: how far each lesson has come, and how each puzzle went. It is kept here alone. */
import { recall, remember } from '../lib/storage';

/** How a puzzle went: found at once, at another try, or looked up. */
export type Ending = 'first' | 'later' | 'shown';

interface Kept {
  /** Tasks done of each lesson. */
  lessons: Record<string, number>;
  puzzles: Record<string, Ending>;
  /** Days whose puzzle was solved. */
  days: string[];
}

const KEY = 'learn';
/** More days than a week shows are of no use. */
const MOST_DAYS = 31;

function kept(): Kept {
  const nothing: Kept = { lessons: {}, puzzles: {}, days: [] };
  try {
    return { ...nothing, ...(JSON.parse(recall(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

let now = $state.raw(kept());

function keep(changed: Partial<Kept>): void {
  now = { ...now, ...changed };
  remember(KEY, JSON.stringify(now));
}

export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;

export const tasksDone = (lesson: string): number => now.lessons[lesson] ?? 0;

export function taskDone(lesson: string, tasks: number): void {
  if (tasks > tasksDone(lesson)) keep({ lessons: { ...now.lessons, [lesson]: tasks } });
}

export const endingOf = (puzzle: string): Ending | undefined => now.puzzles[puzzle];

export const isSolved = (puzzle: string): boolean => endingOf(puzzle) === 'first' || endingOf(puzzle) === 'later';

/** The first time counts, but what was looked up may still be solved. */
export function puzzleEnded(puzzle: string, ending: Ending, day?: string): void {
  if (!isSolved(puzzle)) keep({ puzzles: { ...now.puzzles, [puzzle]: ending } });
  if (day && ending !== 'shown' && !now.days.includes(day)) keep({ days: [...now.days, day].slice(-MOST_DAYS) });
}

export const isDaySolved = (day: string): boolean => now.days.includes(day);

/** Read again what is kept: for tests, and for another tab. */
export function reread(): void {
  now = kept();
}
