/** The log of a table as far as this device knows it, and the totals after each of its lines. */
import type { Entry, Moment, TableState } from '../../generated/api';
import { course } from '../graph/graph';
import { totalsOf } from '../scores/rows';

export class Logbook {
  entries = $state.raw<readonly Entry[]>([]);
  /** The totals after each entry, as far as they are known: for the graph and for what each move brought. */
  totals = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());
  /** Entries that were taken back since. */
  takenBack = $derived(takenBack(this.entries));
  /** How many moves were made, and stand. */
  moves = $derived(this.entries.filter((entry) => entry.kind === 'action' && !this.takenBack.has(entry.number)).length);
  /** The totals over the moves that stand. */
  course = $derived(course(this.entries, this.takenBack, this.totals));

  /** Add what the server sent; a log from its beginning replaces what we had. */
  take({ log, now }: TableState): void {
    this.entries = log[0]?.number === 0 ? log : joined(this.entries, log);
    this.totals = new Map([...this.totals, ...log.map(({ number, totals }) => [number, totals] as const)]);
    this.count(now);
  }

  /** Remember a position's totals. */
  count({ number, standings }: Moment): void {
    this.totals = new Map(this.totals).set(number, totalsOf(standings));
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
