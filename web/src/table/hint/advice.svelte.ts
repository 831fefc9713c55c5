/** What bots are asked: what they would play, and why they played what they did. */
import type { Explanation, Hint } from '../../generated/api';
import type { Table } from '../table.svelte';
import { Carrying } from './carrying.svelte';

export class Advice {
  hint = $state.raw<Hint>();
  asking = $state(false);
  /** Why bots played what they did, by the number of the line; undefined while one is asked for. */
  explanations = $state.raw<ReadonlyMap<number, Explanation | undefined>>(new Map());

  readonly carrying: Carrying;

  constructor(private readonly table: Table) {
    this.carrying = new Carrying(table);
  }

  /** Put away what was said, as when the position has changed; a plan that is being carried out goes on. */
  forget(): void {
    this.hint = undefined;
    if (!this.carrying.running) this.carrying.clear();
  }

  /** Whether a bot may be asked what it would do. */
  get hintsOn(): boolean {
    return this.table.state?.table.hints !== 'off';
  }

  async askHint(): Promise<void> {
    const { id, seat, number, canAct } = this.table;
    if (seat === null || this.asking || !canAct || !this.hintsOn) return;
    this.asking = true;
    const hint = await this.table.ask((api) => api.hint(id, seat)).finally(() => (this.asking = false));
    if (hint && number === this.table.number) this.hint = hint;
  }

  /** Ask again for what has been said, in another language. */
  retell(): void {
    if (this.hint) void this.askHint();
    const numbers = [...this.explanations.keys()];
    this.explanations = new Map();
    for (const number of numbers) void this.askWhy(number);
  }

  async askWhy(number: number): Promise<void> {
    if (this.explanations.has(number)) return;
    this.explanations = new Map(this.explanations).set(number, undefined);
    const answer = await this.table.ask((api) => api.whyPlayed(this.table.id, number));
    const known = new Map(this.explanations);
    if (answer) known.set(number, answer);
    else known.delete(number);
    this.explanations = known;
  }
}
