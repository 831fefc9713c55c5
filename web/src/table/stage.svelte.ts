/** What the board shows while something happens: the acts of each new entry one after the other, then the truth. */
import type { Entry } from '../generated/api';
import type { Act, GameOnPage, Motion, Roll } from '../games/game';

/** Between two moves, so that each can be seen. */
const BETWEEN = 250;
/** More than this at once are not animated: the page was away. */
const MOST_ENTRIES = 8;
/** Nobody sits through more of a film than this, in milliseconds: what comes then is shown at once. */
const LONGEST = 6000;

export class Stage {
  view = $state.raw<unknown>();
  motion = $state.raw<Motion>();
  /** The dice that have just fallen. */
  roll = $state.raw<Roll>();
  /** The entry whose marks show as the last move. */
  last = $state.raw<Entry>();
  playing = $state(false);
  /** Entries that are still to be shown after this one. */
  ahead = $state(0);
  #queue: Filmed[] = [];
  #final: { view: unknown; last: Entry | undefined } | undefined;
  #end: unknown;
  #wake: (() => void) | undefined;
  #run = 0;
  #left = LONGEST;

  constructor(private readonly wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms))) {}

  /** Show a position at once. */
  set(view: unknown, last: Entry | undefined): void {
    this.#queue = [];
    this.#final = { view, last };
    this.#finish();
    this.#wake?.();
  }

  /** Show how a position came about, beginning from what is shown now. One's own dice are shown even where nothing moves,
   * or too much has happened. */
  follow(view: unknown, entries: readonly Entry[], game: GameOnPage, still: boolean): void {
    const last = entries.at(-1) ?? this.last;
    const begin = this.playing ? this.#end : this.view;
    const told = entries.every((entry) => entry.kind === 'action') && entries.length + this.#queue.length <= MOST_ENTRIES;
    const filmed = !still && told;
    const queue = entries.length && begin !== undefined ? actsOf(begin, entries, game, filmed) : [];
    if (!queue.length || begin === undefined) return this.set(view, last);
    let current = begin;
    for (const { entry, acts } of queue) {
      current = acts.at(-1)?.view ?? current;
      this.#queue.push({ entry, acts });
    }
    this.#end = current;
    this.#final = { view, last };
    this.ahead = this.#queue.length;
    if (!this.playing) void this.#play();
  }

  /** Go to the end of what is being shown. */
  skip(): void {
    if (!this.playing) return;
    this.#queue = [];
    this.#finish();
    this.#wake?.();
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    this.#left = LONGEST;
    for (let next = this.#queue.shift(); next && this.#left > 0; next = this.#queue.shift()) {
      this.ahead = this.#queue.length;
      this.last = next.entry;
      for (const act of next.acts) {
        if (run !== this.#run) return;
        this.view = act.view;
        this.motion = act.motion;
        this.roll = act.roll;
        if (act.ms) await this.#pause(act.ms);
      }
      if (run !== this.#run) return;
      this.motion = this.roll = undefined;
      if (this.#queue.length) await this.#pause(BETWEEN);
      if (run !== this.#run) return;
    }
    this.#queue = [];
    this.#finish();
  }

  #pause(ms: number): Promise<void> {
    this.#left -= ms;
    return Promise.race([this.wait(ms), new Promise<void>((done) => (this.#wake = done))]);
  }

  #finish(): void {
    this.#run++;
    this.ahead = 0;
    this.playing = false;
    this.motion = this.roll = undefined;
    if (this.#final) {
      this.view = this.#final.view;
      this.last = this.#final.last;
    }
  }
}

interface Filmed {
  entry: Entry;
  acts: Act[];
}

/** The acts of each entry, each beginning where the one before ended; without a film only one's own dice, and nothing moves. */
function actsOf(begin: unknown, entries: readonly Entry[], game: GameOnPage, filmed: boolean): Filmed[] {
  const found: Filmed[] = [];
  let current = begin;
  for (const entry of entries) {
    if (entry.kind !== 'action') continue;
    const acts = game.acts(current, entry);
    current = acts.at(-1)?.view ?? current;
    found.push({ entry, acts: filmed ? acts : acts.filter(({ roll }) => roll?.own).map(({ motion: _, ...act }) => act) });
  }
  return filmed ? found : found.filter(({ acts }) => acts.length);
}
