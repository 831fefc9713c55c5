/** The log of a table as far as this device knows it, and the totals after each of its lines. */
import type { Course, Entry, Moment, TableState } from '../../generated/api';
import { course } from '../../lib/graph/graph';
import { totalsOf } from '../scores/rows';

export class Logbook {
  /** The newest lines, in their order: a page of them at first, and more as they are asked for. */
  entries = $state.raw<readonly Entry[]>([]);
  /** The totals after each entry, as far as they are known: for the graph and for what each move brought. */
  totals = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());
  /** How the game went before the lines that are here; where all of them are, it is not needed. */
  before = $state.raw<Course>();
  /** The first line that is here. */
  first = $derived(this.entries[0]?.number ?? 0);
  /** Entries that were taken back since. */
  takenBack = $derived(takenBack(this.entries));
  /** How many moves were made, and stand. */
  moves = $derived(this.#movesBefore() + this.#standing().length);
  /** The totals over the moves that stand. */
  course = $derived(this.#course());
  /** Whose eyes the lines were read with. */
  #eyes: number | null | undefined;

  /** Add what the server sent. What does not go on from here, or was read by another seat, replaces what we had. */
  take({ log, now, seat }: TableState): void {
    const [begins, goesOn] = [log[0]?.number ?? 0, (this.entries.at(-1)?.number ?? -1) + 1];
    const isNew = log.length > 0 && (begins === 0 || begins > goesOn || seat !== this.#eyes);
    this.entries = isNew ? log : joined(this.entries, log);
    this.#eyes = seat;
    this.#remember(log);
    this.count(now);
  }

  /** What the server sends next replaces the lines that are here: it tells them in another language. */
  retell(): void {
    this.#eyes = undefined;
  }

  /** Add the page before the lines that are here. */
  takeEarlier(page: readonly Entry[]): void {
    if (page.at(-1)?.number !== this.first - 1) return;
    this.entries = [...page, ...this.entries];
    this.#remember(page);
  }

  /** Remember a position's totals. */
  count({ number, standings }: Moment): void {
    this.totals = new Map(this.totals).set(number, totalsOf(standings));
  }

  #remember(log: readonly Entry[]): void {
    this.totals = new Map([...this.totals, ...log.map(({ number, totals }) => [number, totals] as const)]);
  }

  #standing(): readonly Entry[] {
    return this.entries.filter((entry) => entry.kind === 'action' && !this.takenBack.has(entry.number));
  }

  #movesBefore(): number {
    if (!this.first || !this.before) return 0;
    const counted = this.before.points.at(-1)?.number ?? 0;
    return this.before.moves - this.#standing().filter(({ number }) => number <= counted).length;
  }

  #course(): { move: number; values: readonly number[] }[] {
    if (!this.first) return course(this.entries, this.takenBack, this.totals);
    if (!this.before) return [];
    const [earlier, skipped] = [this.before.points.filter(({ number }) => number < this.first), this.#movesBefore()];
    return [
      ...earlier.map(({ move, totals }) => ({ move, values: totals })),
      ...this.#standing().map(({ totals }, place) => ({ move: skipped + place + 1, values: totals })),
    ];
  }
}

/** The log with the entries that are new to it. */
export function joined(log: readonly Entry[], more: readonly Entry[]): readonly Entry[] {
  const last = log.at(-1)?.number ?? -1;
  const fresh = more.filter((entry) => entry.number > last);
  return fresh.length ? [...log, ...fresh] : log;
}

/** The numbers of the entries that a later take-back undid. */
export function takenBack(log: readonly Entry[]): ReadonlySet<number> {
  return new Set(log.flatMap((entry) => entry.takes));
}
