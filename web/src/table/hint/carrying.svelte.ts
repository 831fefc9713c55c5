/** The plan of a hint, carried out order by order. Each is played like any other, and the next one only while nothing came
 * out that could change one's mind, and the same is asked of the same seats. */
import type { Further, Hint, Play, TableState, Text } from '../../generated/api';
import type { Table } from '../table.svelte';

/** Why a plan went no further than it did. */
export type Ending = 'news' | 'asked' | 'refused' | 'stopped';

export class Carrying {
  /** The orders of the plan that is carried out, or went no further. */
  orders = $state.raw<readonly Further[]>([]);
  done = $state(0);
  ending = $state<Ending>();
  running = $derived(this.orders.length > 0 && !this.ending);
  /** Why the next order was refused, as the server said. */
  why = $state.raw<Text>();
  #stopped = false;

  constructor(private readonly table: Table) {}

  async carryOut(hint: Hint): Promise<void> {
    if (this.running) return;
    this.orders = [{ action: hint.action, order: hint.why.order, why: null }, ...hint.further];
    this.done = 0;
    this.ending = this.why = undefined;
    this.#stopped = false;
    const ending = await this.#playAll();
    if (ending) this.ending = ending;
    else this.clear();
  }

  /** What is under way is played still; nothing after it. */
  stop(): void {
    this.#stopped = true;
  }

  /** Forget the plan that has ended. */
  clear(): void {
    this.orders = [];
    this.ending = undefined;
  }

  async #playAll(): Promise<Ending | undefined> {
    for (const { action } of this.orders) {
      if (this.#stopped || !this.table.ready) return 'stopped';
      const before = this.table.state!;
      await this.table.play(action as Play['action']);
      if (this.table.trouble || this.table.number === before.now.number) {
        this.why = this.table.trouble?.why ?? undefined;
        return 'refused';
      }
      this.done++;
      const ending = this.done < this.orders.length ? this.#changed(before) : undefined;
      if (ending) return ending;
    }
    return undefined;
  }

  #changed(before: TableState): Ending | undefined {
    const { log, state, seat, due } = this.table;
    if (log.some(({ number, reveals }) => reveals && number > before.now.number)) return 'news';
    const isSame = seat !== null && seat === before.seat && due.includes(seat) && state?.decision?.kind === before.decision?.kind;
    return isSame && state!.waiting_on.every((one) => before.waiting_on.includes(one)) ? undefined : 'asked';
  }
}
