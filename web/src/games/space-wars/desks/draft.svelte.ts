/** The answer that is being written: filled in with what would be played anyway, changed at the desk of its phase, weighed
 * line by line by the table, and sent with one button. Rail and desk share it. */
import type { Line, Verdict } from '../../../generated/api';
import type { Action, SwView } from '../../../generated/games/space-wars';
import type { TableForGame } from '../../game';
import { ofTable } from '../../of-table.svelte';

/** One line of a form. */
export type Order = Exclude<Action, { type: 'form' | 'file' }>;
type Form = Extract<Action, { type: 'form' }>;

export interface Written {
  order: Order;
  /** What the table says of it; undefined until it has. */
  line: Line | undefined;
}

/** Long enough for a run of taps to be weighed once. */
const PAUSE_MS = 150;

/** Decisions in steps, each of them about something else. */
const FIGHTS = ['battle', 'groundbattle'];

/** The step of the fight on the table. */
const stepOf = (view: SwView | undefined): string => {
  const fight = view?.pending?.at(-1);
  return fight?.type === 'Battle' || fight?.type === 'GroundBattle' ? `${fight.at}/${fight.round ?? 1}/${fight.step ?? ''}` : '';
};

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

export class Draft {
  /** What was changed, and for which decision: with the next one it counts no more. */
  #changed = $state.raw<{ of: string; answer: Action }>();
  #weighed = $state.raw<{ of: string; answer: Action; verdict: Verdict }>();

  constructor(readonly table: TableForGame) {}

  view = $derived.by(() => this.table.view as SwView);
  /** Which decision it is an answer to. */
  kind = $derived.by(() => this.table.asked?.kind);
  #of = $derived.by(() => `${this.table.seat}/${this.view?.turn}/${this.kind}/${stepOf(this.view)}`);
  #usual = $derived.by(() => this.table.asked?.action as Action | undefined);
  /** Whether orders are written down and handed in together. */
  isForm = $derived.by(
    () =>
      this.#usual?.type === 'form' ||
      (this.kind === 'battle' && this.#usual?.type === 'end') ||
      this.table.templates.some(({ type }) => type === 'form'),
  );

  answer = $derived.by<Action | undefined>(() => {
    if (this.#changed?.of === this.#of) return this.#changed.answer;
    if (!this.isForm || this.#usual?.type === 'form') return this.#usual;
    return { type: 'form', orders: [] }; // the usual thing is a die to be rolled first
  });
  orders = $derived.by<readonly Order[]>(() => (this.answer?.type === 'form' ? ((this.answer as Form).orders as Order[]) : []));
  isChanged = $derived.by(() => this.#changed?.of === this.#of && !same(this.#changed.answer, this.#usual));

  /** Each order with what the table says of it; only what follows the same orders still holds. */
  lines = $derived.by<readonly Written[]>(() => {
    const before = this.#weighed?.answer.type === 'form' ? ((this.#weighed.answer as Form).orders as Order[]) : [];
    const fresh = this.orders.findIndex((order, place) => !same(order, before[place]));
    return this.orders.map((order, place) => ({
      order,
      line: fresh < 0 || place < fresh ? this.#weighed?.verdict.lines[place] : undefined,
    }));
  });
  refused = $derived.by(() => this.lines.filter(({ line }) => line && !line.stands));
  /** What the table says of the answer as a whole, if it has said so. */
  verdict = $derived.by(() => (this.#weighed && same(this.#weighed.answer, this.answer) ? this.#weighed.verdict : undefined));

  /** What there is to spend after what is written, as far as it has been weighed. */
  left = $derived.by(() => this.#weighed?.of === this.#of ? this.#weighed.verdict.left : undefined);

  /** What a die is rolled for before anything is written, as long as nothing is. */
  rolls = $derived.by<Action | undefined>(() =>
    this.isForm && this.#changed?.of !== this.#of && this.#usual && !['form', 'end'].includes(this.#usual.type) ? this.#usual : undefined,
  );

  /** What is handed in: the orders that can stand. */
  sent = $derived.by<Action | undefined>(() => {
    if (this.answer?.type !== 'form') return this.answer;
    return { type: 'form', orders: this.lines.filter(({ line }) => line?.stands ?? true).map(({ order }) => order) } as Action;
  });

  write(answer: Action): void {
    this.#changed = { of: this.#of, answer };
  }

  setOrders(orders: readonly Order[]): void {
    this.write({ type: 'form', orders: [...orders] } as Action);
  }

  add(...orders: Order[]): void {
    this.setOrders([...this.orders, ...orders]);
  }

  remove(place: number): void {
    this.setOrders(this.orders.filter((_, n) => n !== place));
  }

  /** Take back the last order like this one. */
  drop(order: Order): void {
    const place = this.orders.findLastIndex((one) => same(one, order));
    if (place >= 0) this.remove(place);
  }

  count(order: Order): number {
    return this.orders.filter((one) => same(one, order)).length;
  }

  /** Back to what would be played anyway. */
  reset(): void {
    this.#changed = undefined;
  }

  /** Have the table weigh what is written; call it in an effect of whatever shows it. */
  weigh(): (() => void) | undefined {
    const { answer, isForm, kind, table } = this;
    const of = this.#of;
    if (!answer || !(isForm || FIGHTS.includes(kind ?? '')) || !table.ready || (this.#weighed && same(this.#weighed.answer, answer)))
      return undefined;
    let stale = false;
    const pause = setTimeout(async () => {
      const verdict = await table.weigh(answer);
      if (verdict && !stale) this.#weighed = { of, answer, verdict };
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(pause);
    };
  }
}

export const draftOf = ofTable((table) => new Draft(table));
