/** An exercise at a table of its own: the server plays what was done again for each question, and keeps nothing. */
import type { Exercise, Play, Practised } from '../generated/api';
import { api, Refusal } from '../lib/api';
import { Sitting } from '../table/sitting.svelte';
import type { Api } from '../table/table.svelte';
import type { Socket } from '../table/live';

/** Nobody else is at the table, so nothing is heard of it. */
const SILENT = (): Socket => ({ onopen: null, onmessage: null, onclose: null, close: () => undefined });

const NOT_HERE = (): Promise<never> =>
  Promise.reject(
    new Refusal({
      type: '', title: '', status: 404, detail: '', why: null, rule: null, about: [], at: [], stands: null, number: null,
      besides: [],
    }),
  );

export class Practice {
  shown = $state.raw<Practised>();
  readonly sitting: Sitting;
  #exercise: Exercise;

  constructor(exercise: Exercise, panelId: string) {
    this.#exercise = exercise;
    this.sitting = new Sitting('exercise', panelId, { api: this.#api(), connect: SILENT });
  }

  get done(): readonly Play['action'][] {
    return this.#exercise.done ?? [];
  }

  /** Play one of the lines after a try on the board. */
  async follow(line: number): Promise<void> {
    this.#exercise = { ...this.#exercise, line };
    await this.sitting.table.refresh();
  }

  async #ask(exercise: Exercise) {
    this.shown = await api.practise(exercise);
    this.#exercise = exercise;
    this.sitting.resting = this.shown.stand !== 'open';
    return this.shown.table;
  }

  #api(): Api {
    return {
      ...api,
      table: () => this.#ask(this.#exercise),
      play: (_id, { action }) => this.#ask({ ...this.#exercise, done: [...this.done, action] }),
      why: (_id, { action }) => api.whyAtExercise({ exercise: this.#exercise, action }),
      board: (_id, name) => api.boardAtExercise(this.#exercise, name),
      templates: (_id, type) => api.templatesAtExercise(this.#exercise, type),
      log: () => Promise.resolve({ entries: [] }),
      course: NOT_HERE,
      story: NOT_HERE,
      report: NOT_HERE,
      seen: NOT_HERE,
    };
  }
}
