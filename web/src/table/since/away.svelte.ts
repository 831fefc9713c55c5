/** What happened while one was away: from the mark that the server keeps for each player, so that all devices agree. */
import type { Entry, Text } from '../../generated/api';
import type { Pin } from '../../games/pins';
import { said } from '../../lib/i18n.svelte';
import type { Sitting } from '../sitting.svelte';
import { words as ahead } from '../ahead/words';
import { lastOwn } from './since';

/** Nobody reads more of them. */
const MOST = 9;
/** Who looked elsewhere for less was not away. */
const AWAY_MS = 60_000;
/** How often is noted what one has seen, while one looks. */
const NOTED_MS = 30_000;

/** One thing that happened. */
export interface Item {
  /** As it is numbered in the bar and on the board. */
  n: number;
  /** The line of the log, where it is one. */
  line: number | undefined;
  seat: number | undefined;
  told: string;
  at: string | undefined;
}

export class Away {
  /** After which line one has not been told yet; undefined where one has seen all. */
  from = $state<number>();
  /** When one last looked. */
  when = $state<string>();
  items = $state.raw<readonly Item[]>([]);
  /** How many lines others have added meanwhile. */
  moves = $state(0);
  /** The one that is told just now. */
  told = $state<number>();
  /** What happened stands over the board. */
  standing = $derived(this.from !== undefined && this.items.length > 0);
  pins = $derived<readonly Pin[]>(this.standing ? pinsOf(this.items, this.told) : []);
  #noted = -1;
  #hidden: { number: number; at: number } | undefined;

  constructor(private readonly sitting: Sitting) {}

  /** The table has been opened: what has happened since is told, or the first look is noted. */
  async arrive(): Promise<void> {
    const { table } = this.sitting;
    if (!table.mine.length || table.over || !table.state) return;
    const { seen } = table.state;
    if (!seen) return this.note();
    this.#noted = seen.number;
    await this.#tell(seen.number, seen.at);
  }

  async #tell(mark: number, when: string): Promise<void> {
    const { table, game, forGame } = this.sitting;
    const own = game?.since ? game.since(forGame) : lastOwn(table.log, table.seat ?? undefined);
    const from = Math.max(mark, own ?? 0);
    const others = othersSince(table.log, from, table.mine);
    if (from >= table.number || !others.length) return this.note();
    const found = game?.reports ? await this.#reported(from) : this.#oneByOne(others);
    [this.from, this.when, this.moves, this.items, this.told] = [from, when, others.length, found, undefined];
    if (!found.length) this.note();
  }

  /** Of a game in which much happens: the weightiest, by their place on the map. */
  async #reported(from: number): Promise<Item[]> {
    const told = (await this.sitting.table.report(from, this.sitting.table.number)) ?? [];
    const all = told.flatMap(({ told: sentences, places }) =>
      sentences.map((sentence: Text, n) => ({ told: said(sentence), at: places[n] ?? undefined })),
    );
    const placed = all.toSorted((one, other) => Number(!one.at) - Number(!other.at)).slice(0, MOST);
    return placed.map((one, n) => ({ ...one, n: n + 1, line: undefined, seat: undefined }));
  }

  #oneByOne(entries: readonly Entry[]): Item[] {
    const { game, table } = this.sitting;
    return entries.slice(-MOST).map((entry, n) => ({
      n: n + 1,
      line: entry.number,
      seat: entry.seat ?? undefined,
      told: [said(entry.told[0]!), entry.by_itself && ahead().byItself[entry.by_itself]].filter(Boolean).join(' · '),
      at: game?.where?.(entry, table.now?.view),
    }));
  }

  /** Tell it anew: in another language, or with what has happened since. */
  async retell(): Promise<void> {
    if (this.from !== undefined && this.when !== undefined) await this.#tell(this.from, this.when);
  }

  /** Play what happened through on the board; at its end it has been seen. */
  play(): void {
    const { replay } = this.sitting;
    const { from } = this;
    if (from === undefined) return;
    this.seen();
    void replay.through(from);
  }

  /** One has seen it all. */
  seen(): void {
    this.from = undefined;
    this.told = undefined;
    this.note();
  }

  /** Go to the next of what happened, or back: the board shows how it stood after it. */
  step(by: 1 | -1): void {
    const { items, told } = this;
    const next = told === undefined ? (by > 0 ? 1 : items.length) : told + by;
    this.told = next >= 1 && next <= items.length ? next : undefined;
    const line = items[next - 1]?.line;
    const { past } = this.sitting.table;
    if (this.told === undefined || line === undefined) past.toNow();
    else void past.lookAt(line);
  }

  /** Tell the server how far one has followed the table. */
  note(lasting = false): void {
    const { table } = this.sitting;
    const number = Math.max(table.number, 0);
    if (this.from !== undefined || !table.mine.length || number <= this.#noted) return;
    this.#noted = number;
    void table.seen(number, lasting);
  }

  /** Follow whether somebody looks: what happens before their eyes needs no telling. How to stop is what it returns. */
  watch(): () => void {
    const turned = (): void => (document.hidden ? this.#leave() : this.#comeBack());
    const left = (): void => this.note(true);
    const timer = setInterval(() => document.hidden || this.note(), NOTED_MS);
    document.addEventListener('visibilitychange', turned);
    addEventListener('pagehide', left);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turned);
      removeEventListener('pagehide', left);
      this.note(true);
    };
  }

  #leave(): void {
    this.note(true);
    this.#hidden = { number: this.sitting.table.number, at: Date.now() };
  }

  #comeBack(): void {
    const hidden = this.#hidden;
    this.#hidden = undefined;
    if (!hidden || this.from !== undefined || Date.now() - hidden.at < AWAY_MS || this.sitting.table.over) return;
    void this.#tell(hidden.number, new Date(hidden.at).toISOString());
  }
}

/** What others have done after a line of the log, as far as it is told, and what was played without oneself. */
const othersSince = (log: readonly Entry[], after: number, mine: readonly number[]): Entry[] =>
  log.filter(
    ({ number, kind, seat, told, by_itself: byItself, late }) =>
      number > after && kind === 'action' && seat !== null && (!mine.includes(seat) || byItself !== null || late) && told.length > 0,
  );

const pinsOf = (items: readonly Item[], told: number | undefined): Pin[] =>
  items.flatMap(({ n, at, seat }) => (at === undefined ? [] : [{ number: n, at, seat, told: n === told }]));
