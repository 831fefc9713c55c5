/** A line being laid out on the board: what the others do, and what is answered. The server plays it on a table of its
 * own, made of what our seat sees, and keeps nothing. */
import type { Foreseen, Play } from '../../generated/api';
import { api as server, NOTHING_MORE, Refusal } from '../../lib/api';
import type { Socket } from '../live';
import { Sitting } from '../sitting.svelte';
import type { Api } from '../table.svelte';

/** Nothing is heard of a table that is not there. */
const SILENT = (): Socket => ({ onopen: null, onmessage: null, onclose: null, close: () => undefined });

const NOT_HERE = (): Promise<never> =>
  Promise.reject(new Refusal({ type: '', title: '', status: 404, detail: '', ...NOTHING_MORE }));

export class Foresight {
  shown = $state.raw<Foreseen>();
  readonly sitting: Sitting;
  steps = $derived(this.shown?.steps ?? []);
  /** Who decides next; undefined where nobody can be asked. */
  mover = $derived.by(() => (this.shown && !this.shown.why ? this.shown.table.waiting_on[0] : undefined));

  constructor(
    private readonly id: string,
    readonly seat: number,
    /** The line so far, short form by short form. */
    private readonly begun: readonly string[] = [],
  ) {
    this.sitting = new Sitting('ahead', 'ahead', { api: this.#api(), connect: SILENT }, true);
  }

  /** As it is sent, short form by short form. */
  get line(): readonly string[] {
    return this.shown?.steps.map(({ text }) => text) ?? this.begun;
  }

  async #look(steps: readonly Play['action'][]) {
    this.shown = await server.lookAhead(this.id, { seat: this.seat, steps: [...steps] });
    this.sitting.resting = this.shown.why !== null;
    return this.shown.table;
  }

  #api(): Api {
    const here = () => ({ seat: this.seat, steps: [...this.line] });
    return {
      ...server,
      table: () => this.#look(this.line),
      play: (_id, { action }) => this.#look([...this.line, action]),
      why: (_id, { action }) => server.whyAhead(this.id, { line: here(), action }),
      board: (_id, name) => server.boardAhead(this.id, name, here()),
      templates: (_id, type) => server.templatesAhead(this.id, type, here()),
      log: () => Promise.resolve({ entries: [] }),
      course: NOT_HERE,
      story: NOT_HERE,
      report: NOT_HERE,
      seen: NOT_HERE,
    };
  }
}
