/** What a game shows besides the view, asked of the server where it is opened: anew for each position. */
import { untrack } from 'svelte';
import { language } from '../lib/i18n.svelte';
import type { TableForGame } from './game';
import { ofTable } from './of-table.svelte';

class Board<T> {
  #known = $state.raw<{ seat: number | undefined; board: T }>();
  #asked: string | undefined;

  constructor(
    private readonly table: TableForGame,
    private readonly fetch: () => Promise<T | undefined>,
  ) {}

  /** As the seat we look through sees it; until it has come, what was known of the position before. */
  get now(): T | undefined {
    const { seat, number } = this.table;
    const wanted = `${number} ${seat} ${language()}`;
    if (wanted !== this.#asked) untrack(() => void this.#ask(wanted, seat));
    return this.#known?.seat === seat ? this.#known?.board : undefined;
  }

  async #ask(wanted: string, seat: number | undefined): Promise<void> {
    this.#asked = wanted;
    const board = await this.fetch();
    if (this.#asked !== wanted) return; // the table has moved on, and it has been asked again
    if (board === undefined) this.#asked = undefined;
    else this.#known = { seat, board };
  }
}

/** What is asked for by a name, one for each table. */
export function boardsBy<T>(
  fetch: (table: TableForGame, name: string) => Promise<T | undefined>,
): (table: TableForGame, name: string) => T | undefined {
  const known = new Map<string, (table: TableForGame) => Board<T>>();
  return (table, name) => {
    const of = known.get(name) ?? ofTable((at) => new Board<T>(at, () => fetch(at, name)));
    known.set(name, of);
    return of(table).now;
  };
}

const boards = boardsBy<unknown>((table, name) => table.board(name));

/** A board of a game by its name; undefined until it has come. Nothing is asked for before somebody reads it. */
export function boardOf<T>(name: string): (table: TableForGame) => T | undefined {
  return (table) => boards(table, name) as T | undefined;
}
