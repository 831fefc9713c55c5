/** What one plays if it comes to that: the lines that wait, and the one that is being laid out. */
import type { IfThen } from '../../generated/api';
import type { Sitting } from '../sitting.svelte';
import { Foresight } from './foresight.svelte';

/** A line is no longer. */
const MOST_STEPS = 12;

export class Ahead {
  /** The line that is being laid out on the board. */
  foresight = $state.raw<Foresight>();
  /** The line that was sealed last, as long as nothing else happens. */
  sealed = $state.raw<{ number: number; at: number }>();
  #sitting: Sitting;

  lines = $derived.by<readonly IfThen[]>(() => this.#sitting.table.state?.in_advance?.if_thens ?? []);
  waiting = $derived(this.lines.filter(({ state }) => state === 'waits'));
  /** Whether a line can be laid out: somebody else decides alone, and is no bot, which answers at once. */
  offered = $derived.by(() => {
    const { table, task } = this.#sitting;
    const [mover, ...others] = table.state?.waiting_on ?? [];
    if (task || table.over || table.seat === null || mover === undefined || others.length) return false;
    return !table.mine.includes(mover) && table.seats[mover]?.kind === 'person' && table.seats[mover]?.stand_in === null;
  });

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  /** Go to the board of what may come. */
  begin(): void {
    const { table, stage } = this.#sitting;
    if (!this.offered || table.seat === null) return;
    stage.skip();
    this.foresight = new Foresight(table.id, table.seat);
  }

  /** Take the last step off the line. */
  back(): void {
    const { foresight } = this;
    if (foresight) this.foresight = new Foresight(this.#sitting.table.id, foresight.seat, foresight.line.slice(0, -1));
  }

  leave(): void {
    this.foresight = undefined;
  }

  /** Have the line wait. */
  async seal(): Promise<void> {
    const { foresight } = this;
    const { table } = this.#sitting;
    if (!foresight) return;
    const known = new Set(this.lines.map(({ number }) => number));
    this.leave(); // what the server refuses is said over the board
    if (!(await table.foresee(foresight.line))) return;
    const line = this.lines.find(({ number }) => !known.has(number));
    this.sealed = line && { number: line.number, at: table.number };
  }

  async withdraw(number: number): Promise<void> {
    this.sealed = undefined;
    await this.#sitting.table.withdraw(number);
  }

  get isFull(): boolean {
    return (this.foresight?.steps.length ?? 0) >= MOST_STEPS;
  }
}
