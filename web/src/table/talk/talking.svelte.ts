/** What is said at the table, as far as we may read it. The server decides; this fetches, remembers, and asks. */
import type { Hide, Mute, Say, Talk, TalkLine } from '../../generated/api';
import { api as server } from '../../lib/api';
import { said } from '../../lib/i18n.svelte';
import { problemOf } from '../reach.svelte';
import type { Sitting } from '../sitting.svelte';
import { words } from './words';

const BUBBLE_MS = 6_000;
/** What is said is read out no more often than this. */
const READ_OUT_MS = 5_000;

export class Talking {
  #talk = $state.raw<Talk>();
  /** Those that were fetched, in their order. */
  #known = $state.raw<readonly TalkLine[]>([]);
  more = $state(false);
  /** To which seat alone we speak. */
  to = $state<number>();
  draft = $state('');
  sending = $state(false);
  /** Why the server did not do as asked. */
  trouble = $state('');
  /** The last line of each seat, for as long as it stands there as a bubble. */
  bubbles = $state.raw<ReadonlyMap<number, TalkLine>>(new Map());
  #open = false;
  #fading = new Map<number, ReturnType<typeof setTimeout>>();
  #unsaid: TalkLine[] = [];
  #saying: ReturnType<typeof setTimeout> | undefined;
  #mark: string | undefined;

  muted = $derived<readonly number[]>(this.#talk?.muted ?? []);
  lines = $derived(this.#known.filter(({ seat, mine }) => mine || seat === null || !this.muted.includes(seat)));
  unread = $derived(this.#talk?.unread ?? 0);
  read = $derived(this.#talk?.read ?? undefined);
  /** The rules forbid us to talk now. */
  hushed = $derived.by(() => {
    const { seat } = this.sitting.table;
    return seat !== null && (this.#talk?.hushed.includes(seat) ?? false);
  });
  /** Whether there is anybody to talk with, or who may have talked. */
  offered = $derived.by(() => {
    const { table, task } = this.sitting;
    return !task && table.seats.some(({ kind, yours }) => kind === 'person' && !yours);
  });
  /** Whom we can speak to alone. */
  others = $derived.by(() => {
    const { seat, seats } = this.sitting.table;
    return seat === null ? [] : seats.filter(({ kind, yours, taken }) => kind === 'person' && !yours && taken);
  });

  constructor(private readonly sitting: Sitting) {}

  /** The lines are in sight: what stood beside the seats is there too. */
  show(isOpen: boolean): void {
    this.#open = isOpen;
    if (isOpen) this.bubbles = new Map();
  }

  /** Who says a line. */
  called(line: TalkLine): string {
    if (line.mine) return words().you;
    if (line.seat !== null) return this.sitting.table.names[line.seat] ?? '';
    return line.name ?? words().somebody;
  }

  async fetch(): Promise<void> {
    await server.talk(this.sitting.table.id).then((talk) => this.#take(talk), () => undefined);
  }

  /** Fetch the lines before those that are here. */
  async earlier(): Promise<void> {
    const first = this.#known[0];
    if (!first) return;
    const page = await server.talk(this.sitting.table.id, first.id).catch(() => undefined);
    if (!page) return;
    this.more = page.more;
    this.#known = [...page.lines, ...this.#known];
  }

  /** Say what was written. Sent again as long as no answer comes: the server keeps it once. */
  async say(): Promise<void> {
    const text = this.draft.trim();
    if (!text || this.sending) return;
    const { id, seat, reach } = this.sitting.table;
    this.#mark ??= newMark();
    const post: Say = { text, mark: this.#mark, seat, to: seat === null ? null : (this.to ?? null) };
    this.sending = true;
    const done = await this.#ask(() => reach.untilAnswered(() => server.say(id, post)));
    this.sending = false;
    if (done) this.draft = '';
    this.#mark = undefined;
  }

  /** We have read all that is here. */
  async seen(): Promise<void> {
    const last = this.#known.at(-1);
    if (!last || !this.unread) return;
    await server.readTalk(this.sitting.table.id, { id: last.id }).then((talk) => this.#take(talk), () => undefined);
  }

  mute = (post: Mute): Promise<boolean> => this.#ask(() => server.mute(this.sitting.table.id, post));
  report = (id: string): Promise<boolean> => this.#ask(() => server.reportLine(this.sitting.table.id, { id }));
  hide = (post: Hide): Promise<boolean> => this.#ask(() => server.hideLine(this.sitting.table.id, post));

  async block(seat: number): Promise<void> {
    const { id } = this.sitting.table;
    const done = await this.#ask(() => server.block({ table: id, seat }).then(() => server.talk(id)));
    if (done) this.#known = this.#known.filter((line) => line.seat !== seat || line.mine);
  }

  leave(): void {
    for (const timer of [...this.#fading.values(), this.#saying]) clearTimeout(timer);
  }

  async #ask(send: () => Promise<Talk>): Promise<boolean> {
    this.trouble = '';
    try {
      this.#take(await send());
      return true;
    } catch (fault) {
      const { why, status } = problemOf(fault);
      this.trouble = why ? said(why) : status === 429 ? words().tooFast : words().failed;
      return false;
    }
  }

  #take(talk: Talk): void {
    const before = this.#talk && new Set(this.#known.map(({ id }) => id));
    const newest = new Set(talk.lines.map(({ id }) => id));
    const joins = this.#known.some(({ id }) => newest.has(id));
    const older = joins ? this.#known.slice(0, this.#known.findIndex(({ id }) => newest.has(id))) : [];
    if (!joins) this.more = talk.more;
    this.#known = [...older, ...talk.lines];
    this.#talk = talk;
    if (before) this.#tell(talk.lines.filter((line) => !before.has(line.id) && !line.mine && !line.hidden));
  }

  #tell(fresh: readonly TalkLine[]): void {
    for (const line of fresh) if (!this.#open && line.seat !== null) this.#show(line.seat, line);
    this.#unsaid.push(...fresh);
    this.#saying ??= setTimeout(() => this.#readOut(), 0);
  }

  #show(seat: number, line: TalkLine): void {
    clearTimeout(this.#fading.get(seat));
    this.bubbles = new Map([...this.bubbles, [seat, line]]);
    const fade = (): void => void (this.bubbles = new Map([...this.bubbles].filter(([one]) => one !== seat)));
    this.#fading.set(seat, setTimeout(fade, BUBBLE_MS));
  }

  #readOut(): void {
    const lines = this.#unsaid;
    this.#unsaid = [];
    const told = lines.map((line) => words().spoken(this.called(line), line.text, line.to !== null));
    if (told.length) this.sitting.announcer.polite = told.join(' ');
    this.#saying = lines.length ? setTimeout(() => this.#readOut(), READ_OUT_MS) : undefined;
  }
}

/** So that the server knows a line that is sent again. */
function newMark(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
