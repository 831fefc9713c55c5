/** One table as this device sees it. The server decides; this remembers and asks, and shows nothing before it is true. */
import type {
  Choice,
  LeaveStanding,
  LiveMessage,
  Paragraph,
  Play,
  Problem,
  SeatInfo,
  SeatLink,
  Story,
  TableState,
  Template,
  Verdict,
} from '../generated/api';
import { runs } from '../lib/clock/clock';
import { api as server, liveUrl, Refusal } from '../lib/api';
import { language } from '../lib/i18n.svelte';
import { Advice } from './hint/advice.svelte';
import { LiveLine, type Socket } from './live';
import { Logbook } from './log/logbook.svelte';
import { Past } from './past/past.svelte';
import { isForLater, problemOf, Reach } from './reach.svelte';

export type Api = Pick<
  typeof server,
  | 'table'
  | 'log'
  | 'course'
  | 'story'
  | 'report'
  | 'seen'
  | 'enter'
  | 'sit'
  | 'name'
  | 'play'
  | 'why'
  | 'undo'
  | 'foresee'
  | 'withdraw'
  | 'leaveStanding'
  | 'answer'
  | 'at'
  | 'position'
  | 'board'
  | 'templates'
  | 'hint'
  | 'whyPlayed'
  | 'newLink'
  | 'openTables'
  | 'comeBack'
>;

export interface Outside {
  api: Api;
  connect: (id: string) => Socket;
  /** Wait before a request that got no answer is sent again. */
  wait: (ms: number) => Promise<void>;
}

const OUTSIDE: Outside = {
  api: server,
  connect: (id) => new WebSocket(liveUrl(id)) as unknown as Socket,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/** How many lines of the log are fetched at once; earlier ones are fetched on demand. */
const WHOLE = 600;

export class Table {
  state = $state.raw<TableState>();
  /** Why the table cannot be shown at all. */
  failure = $state.raw<Problem>();
  /** The last thing the server did not do; gone with the next thing that is asked. */
  trouble = $state.raw<Problem>();
  /** A change has been sent and is not acknowledged yet. */
  busy = $state(false);
  watching = $state(0);
  /** How often something may have been said: each time it is worth looking. */
  spoken = $state(0);
  /** When the state came, as `performance.now()` has it: clocks go on from there. */
  at = $state(0);
  #present = $state.raw<ReadonlySet<number>>();

  #story: Story | undefined;
  #storyIn = language();
  /** A page of the log is being fetched. */
  #turning = false;

  readonly book = new Logbook();
  readonly past = new Past(this);
  readonly advice = new Advice(this);
  readonly reach: Reach;

  now = $derived(this.state?.now);
  number = $derived(this.state?.now.number ?? -1);
  log = $derived(this.book.entries);
  seats = $derived<readonly SeatInfo[]>(this.#seats());
  names = $derived(this.seats.map((seat) => seat.name));
  mine = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  seat = $derived(this.state?.seat ?? null);
  /** We play against bots, and nobody else. */
  isAlone = $derived(this.mine.length === 1 && this.seats.every(({ yours, kind }) => yours || kind === 'bot'));
  choices = $derived<readonly Choice[]>(this.state?.choices ?? []);
  /** What may be done that is filled in rather than picked. */
  templates = $derived<readonly Template[]>(this.state?.templates ?? []);
  /** What may be done besides, in or out of turn. */
  free = $derived<readonly Choice[]>(this.state?.free ?? []);
  over = $derived(this.state?.table.over ?? false);
  /** The seats of this device that the game waits for. */
  due = $derived((this.state?.waiting_on ?? []).filter((seat) => this.mine.includes(seat)));
  /** The position that is shown: the present one, or that of the past which is looked at. */
  shown = $derived(this.past.moment ?? this.now);
  /** Nothing is under way, and we look at the present. */
  ready = $derived(!this.busy && !this.past.moment);
  canAct = $derived(this.ready && !this.advice.carrying.running && this.seat !== null && this.due.includes(this.seat));

  readonly #outside: Outside;
  #line: LiveLine | undefined;
  #fetching: Promise<void> | undefined;
  #again = false;
  /** What is fetched next is told anew. */
  #retelling = false;
  #heard = -1;

  constructor(
    readonly id: string,
    outside: Partial<Outside> = {},
  ) {
    this.#outside = { ...OUTSIDE, ...outside };
    this.reach = new Reach(this.#outside.wait);
  }

  /** Open the table, with a seat's key where the address has one, and stay in touch until `leave`. */
  async open(key?: string): Promise<void> {
    this.failure = undefined;
    try {
      if (key) await this.#enter(key);
      if (!this.state) this.#take(await this.#outside.api.table(this.id));
    } catch (fault) {
      this.failure = problemOf(fault);
      return;
    }
    this.#connect();
  }

  leave(): void {
    this.#line?.end();
    this.reach.end();
  }

  /** The device is awake again: do not wait for the next try. */
  hurry(): void {
    this.#line?.hurry();
    this.reach.hurry();
  }

  /** Fetch what is new. Several calls while one is under way make one more. */
  refresh(): Promise<void> {
    if (this.#fetching) {
      this.#again = true;
      this.reach.hurry();
      return this.#fetching;
    }
    this.#fetching = this.#fetch().finally(() => {
      this.#fetching = undefined;
      if (this.#again) {
        this.#again = false;
        void this.refresh();
      }
    });
    return this.#fetching;
  }

  /** Fetch what is shown in the language that the page has now. */
  retell(): Promise<void> {
    this.#retelling = true;
    this.trouble = undefined;
    this.past.retell();
    this.advice.retell();
    return this.refresh();
  }

  /** Play an action for the seat we look through. Sent again as long as no answer comes: the server plays it once. */
  async play(action: Play['action']): Promise<void> {
    const { seat, number: after } = this;
    if (seat === null) return;
    const clock = this.state?.clocks?.seats.find((one) => one.seat === seat);
    const left = clock && runs(clock) ? Math.max(0, clock.left + clock.bank - (performance.now() - this.at) / 1000) : null;
    await this.#change((api) => api.play(this.id, { seat, after, action, left }));
  }

  /** If the others go on like this, we play that; whether the line waits now. */
  async foresee(steps: readonly Play['action'][]): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return false;
    await this.#change((api) => api.foresee(this.id, { seat, steps: [...steps] }));
    return !this.trouble;
  }

  /** Have something played for our seat until we say otherwise; what is not named stays as it is. */
  async leaveStanding(changed: Partial<LeaveStanding>): Promise<void> {
    const { seat } = this;
    const left = this.state?.in_advance?.standing;
    if (seat === null || !left) return;
    const { until, declines, only } = left;
    await this.#change((api) => api.leaveStanding(this.id, { seat, until, declines, only, ...changed }));
  }

  /** Take such a line back, or put away one that has ended. */
  async withdraw(number: number): Promise<void> {
    const { seat } = this;
    if (seat !== null) await this.#change((api) => api.withdraw(this.id, { seat, number }));
  }

  async takeBack(): Promise<void> {
    const { number: after } = this;
    if (this.state?.undo === 'no') return;
    await this.#change((api) => api.undo(this.id, { after }));
  }

  async answer(seat: number, yes: boolean): Promise<void> {
    await this.#change((api) => api.answer(this.id, { seat, yes }));
  }

  async sit(name: string, seat: number): Promise<void> {
    await this.#change((api) => api.sit(this.id, { name, seat }));
    if (this.mine.length) this.#connect(); // so that the others see us in our seat
  }

  /** Be called by another name in a seat of this device. */
  async name(seat: number, name: string): Promise<void> {
    await this.#change((api) => api.name(this.id, seat, { name }));
  }

  /** Play a seat of this device again, which a bot has kept. */
  async comeBack(seat: number): Promise<void> {
    await this.#change((api) => api.comeBack(this.id, seat));
  }

  async why(action: Play['action']): Promise<Verdict | undefined> {
    const { seat } = this;
    return seat === null ? undefined : this.ask((api) => api.why(this.id, { seat, action }));
  }

  /** What would come of an action; undefined where the server does not answer, which is not worth a word here. */
  async weigh(action: Play['action']): Promise<Verdict | undefined> {
    if (this.seat === null) return undefined;
    return this.#outside.api.why(this.id, { seat: this.seat, action }).catch(() => undefined);
  }

  /** How the game went, round by round; only what is new of it is fetched. Without an answer it is what was known. */
  async story(): Promise<Story | undefined> {
    if (this.#storyIn !== language()) this.#story = undefined;
    this.#storyIn = language();
    let known = (this.#story?.rounds ?? []).slice(0, -1).filter(({ number }) => number <= this.number);
    for (let more = true; more; ) {
      const found = await this.#outside.api.story(this.id, known.at(-1)?.number ?? -1).catch(() => undefined);
      if (!found) break;
      known = [...known, ...found.rounds];
      this.#story = { ...found, rounds: known };
      ({ more } = found);
    }
    return this.#story;
  }

  /** What has happened after a number and up to another, the most important first; undefined without an answer. */
  async report(after: number, until: number): Promise<readonly Paragraph[] | undefined> {
    const found = await this.#outside.api.report(this.id, after, until, this.seat).catch(() => undefined);
    return found?.paragraphs;
  }

  /** What the game shows our seat besides the view, by its name; undefined without an answer. */
  async board(name: string): Promise<unknown> {
    const found = await this.#outside.api.board(this.id, name, this.seat).catch(() => undefined);
    return found?.board;
  }

  /** What our seat may fill in of one kind of action, with all its blanks; undefined without an answer. */
  async whole(type: string): Promise<readonly Template[] | undefined> {
    const found = await this.#outside.api.templates(this.id, type, this.seat).catch(() => undefined);
    return found?.templates;
  }

  /** Note on the server that we have seen the log up to a number; an answer that is lost costs nothing. */
  async seen(number: number, lasting: boolean): Promise<void> {
    await this.#outside.api.seen(this.id, { number }, lasting).catch(() => undefined);
  }

  newLink(seat: number): Promise<SeatLink | undefined> {
    return this.ask((api) => api.newLink(this.id, seat));
  }

  /** Whether anybody may take a free seat here. */
  async isListed(): Promise<boolean> {
    const open = await this.#outside.api.openTables().catch(() => []);
    return open.some((table) => table.id === this.id);
  }

  /** Whether its record can be had: it is over, and began as a game does. */
  get recorded(): boolean {
    const origin = this.state?.table.origin ?? null;
    return this.over && (origin === null || origin === 'file');
  }

  /** Ask once for something that changes nothing; without an answer it is undefined, and the trouble is said. */
  async ask<T>(question: (api: Api) => Promise<T>): Promise<T | undefined> {
    try {
      return await question(this.#outside.api);
    } catch (fault) {
      this.trouble = problemOf(fault);
      return undefined;
    }
  }

  async #enter(key: string): Promise<void> {
    try {
      this.#take(await this.#outside.api.enter(this.id, { key }));
    } catch (fault) {
      const problem = problemOf(fault);
      if (problem.status === 0 || problem.status === 404) throw fault;
      this.trouble = problem; // the link is no good, but the table can still be watched
    }
  }

  async #fetch(): Promise<void> {
    // At a shared screen each seat reads the log with its own eyes, so it is fetched anew.
    const anew = this.#retelling || this.mine.length > 1;
    const after = anew ? undefined : this.log.at(-1)?.number;
    if (this.#retelling) this.book.retell();
    this.#retelling = false;
    try {
      this.#take(await this.reach.untilAnswered(() => this.#outside.api.table(this.id, undefined, after), isForLater));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
    }
  }

  async #change(send: (api: Api) => Promise<TableState>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    try {
      this.#take(await this.reach.untilAnswered(() => send(this.#outside.api)));
    } catch (fault) {
      this.trouble = problemOf(fault);
      if (fault instanceof Refusal && fault.stale) await this.refresh();
    } finally {
      this.busy = false;
      if (this.#heard > this.number) void this.refresh();
    }
  }

  /** Make what the server sent the truth, unless we know better by now. */
  #take(state: TableState): void {
    if (state.now.number < this.number) return;
    if (state.now.number > this.number) this.advice.forget();
    this.book.take(state);
    this.state = state;
    this.at = performance.now();
    void this.#fetchEarlier();
    // At a shared screen the next seat may be ours too: look through the seat that is waited on.
    if (this.due.length && state.seat !== null && !this.due.includes(state.seat)) void this.refresh();
  }

  /** Add the page of the log before the lines that are here. */
  async earlier(): Promise<void> {
    const { first } = this.book;
    if (!first || this.#turning) return;
    this.#turning = true;
    const page = await this.#outside.api.log(this.id, first, this.seat).catch(() => undefined);
    this.#turning = false;
    if (page) this.book.takeEarlier(page.entries);
  }

  /** Of a game of usual length we want to know all; of a long one, how it went. */
  async #fetchEarlier(): Promise<void> {
    for (let first = -1; this.book.first > 0 && this.book.first !== first && this.log.length < WHOLE; ) {
      first = this.book.first;
      await this.earlier();
    }
    if (this.book.first > 0 && !this.book.before && this.log.length >= WHOLE)
      this.book.before = await this.#outside.api.course(this.id).catch(() => undefined);
  }

  #seats(): readonly SeatInfo[] {
    const present = this.#present;
    const seats = this.state?.table.seats ?? [];
    if (!present) return seats;
    return seats.map((seat) => ({ ...seat, connected: seat.kind === 'bot' || present.has(seat.seat) }));
  }

  #connect(): void {
    this.#line?.end();
    this.#line = new LiveLine(() => this.#outside.connect(this.id), {
      opened: () => {
        this.spoken++;
        void this.refresh();
      },
      said: (message) => this.#hear(message),
      // Fetching tells whether the server is out of reach or only the socket, which some networks do not let through;
      // then each try to open it again fetches too, so that the table goes on, if a little slower.
      lost: () => void this.refresh(),
    });
  }

  #hear(message: LiveMessage): void {
    if (message.type === 'presence') {
      this.#present = new Set(message.seats);
      this.watching = message.watching;
      return;
    }
    if (message.type === 'spoken') return void this.spoken++;
    this.#heard = Math.max(this.#heard, message.number);
    // While we wait for the answer to a change of our own, the message is most likely its echo.
    if (message.number >= this.number && !this.busy) void this.refresh();
  }
}
