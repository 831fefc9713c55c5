/** One table as this device sees it. The server decides; this remembers and asks, and shows nothing before it is true. */
import type {
  Entry,
  Explanation,
  Hint,
  LiveMessage,
  Moment,
  Play,
  Problem,
  SeatInfo,
  SeatLink,
  Choice,
  TableState,
  Template,
  Verdict,
} from '../generated/api';
import { api as server, liveUrl, Refusal } from '../lib/api';
import { LiveLine, waitBefore, type Socket } from './live';

export type Api = Pick<
  typeof server,
  'table' | 'enter' | 'sit' | 'play' | 'why' | 'undo' | 'answer' | 'at' | 'hint' | 'whyPlayed' | 'newLink' | 'openTables'
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

/** A line that was lost for less than this is not worth a word. */
const CALM_MS = 1500;

export class Table {
  state = $state.raw<TableState>();
  log = $state.raw<readonly Entry[]>([]);
  /** Why the table cannot be shown at all. */
  failure = $state.raw<Problem>();
  /** The last thing the server did not do; gone with the next thing that is asked. */
  trouble = $state.raw<Problem>();
  /** A change has been sent and is not acknowledged yet. */
  busy = $state(false);
  lost = $state(false);
  watching = $state(0);
  present = $state.raw<ReadonlySet<number>>();
  hint = $state.raw<Hint>();
  /** Why bots played what they did, by the number of the line; undefined while one is asked for. */
  explanations = $state.raw<ReadonlyMap<number, Explanation | undefined>>(new Map());
  asking = $state(false);
  /** The position that is looked at, when it is not the present one. */
  past = $state.raw<Moment>();

  /** The totals after each entry, as far as they are known: for the graph and for what each move brought. */
  totals = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());

  now = $derived(this.state?.now);
  number = $derived(this.state?.now.number ?? -1);
  seats = $derived<readonly SeatInfo[]>(this.#seats());
  names = $derived(this.seats.map((seat) => seat.name));
  mine = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  seat = $derived(this.state?.seat ?? null);
  choices = $derived<readonly Choice[]>(this.state?.choices ?? []);
  /** What may be done that is filled in rather than picked. */
  templates = $derived<readonly Template[]>(this.state?.templates ?? []);
  /** What may be done besides, in or out of turn. */
  free = $derived<readonly Choice[]>(this.state?.free ?? []);
  over = $derived(this.state?.table.over ?? false);
  /** The seats of this device that the game waits for. */
  due = $derived((this.state?.waiting_on ?? []).filter((seat) => this.mine.includes(seat)));
  /** Nothing is under way, and we look at the present. */
  ready = $derived(!this.busy && !this.past);
  canAct = $derived(this.ready && this.seat !== null && this.due.includes(this.seat));
  /** Entries that were taken back since. */
  takenBack = $derived(takenBack(this.log));

  readonly #outside: Outside;
  #line: LiveLine | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #fetching: Promise<void> | undefined;
  #again = false;
  #left = false;
  /** Ends the waits before something is sent again. */
  #wakes = new Set<() => void>();
  #heard = -1;
  #moments = new Map<string, Moment>();
  #wanted: number | undefined;

  constructor(
    readonly id: string,
    outside: Partial<Outside> = {},
  ) {
    this.#outside = { ...OUTSIDE, ...outside };
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
    this.#left = true;
    this.#line?.end();
    clearTimeout(this.#calm);
    this.#wake();
  }

  /** The device is awake again: do not wait for the next try. */
  hurry(): void {
    this.#line?.hurry();
    this.#wake();
  }

  /** Fetch what is new. Several calls while one is under way make one more. */
  refresh(): Promise<void> {
    if (this.#fetching) {
      this.#again = true;
      this.#wake();
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

  /** Play an action for the seat we look through. Sent again as long as no answer comes: the server plays it once. */
  async play(action: Play['action']): Promise<void> {
    const { seat, number: after } = this;
    if (seat === null) return;
    await this.#change(() => this.#outside.api.play(this.id, { seat, after, action }));
  }

  async takeBack(): Promise<void> {
    const { number: after } = this;
    if (this.state?.undo === 'no') return;
    await this.#change(() => this.#outside.api.undo(this.id, { after }));
  }

  async answer(seat: number, yes: boolean): Promise<void> {
    await this.#change(() => this.#outside.api.answer(this.id, { seat, yes }));
  }

  async sit(name: string, seat: number): Promise<void> {
    await this.#change(() => this.#outside.api.sit(this.id, { name, seat }));
    if (this.mine.length) this.#connect(); // so that the others see us in our seat
  }

  async why(action: Play['action']): Promise<Verdict | undefined> {
    if (this.seat === null) return undefined;
    try {
      return await this.#outside.api.why(this.id, { seat: this.seat, action });
    } catch (fault) {
      this.trouble = problemOf(fault);
      return undefined;
    }
  }

  /** What would come of an action; undefined where the server does not answer, which is not worth a word here. */
  async weigh(action: Play['action']): Promise<Verdict | undefined> {
    if (this.seat === null) return undefined;
    return this.#outside.api.why(this.id, { seat: this.seat, action }).catch(() => undefined);
  }

  /** Whether a bot may be asked what it would do. */
  get hintsOn(): boolean {
    return this.state?.table.hints !== 'off';
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.asking || !this.canAct || !this.hintsOn) return;
    const { number } = this;
    this.asking = true;
    try {
      const hint = await this.#outside.api.hint(this.id, this.seat);
      if (number === this.number) this.hint = hint;
    } catch (fault) {
      this.trouble = problemOf(fault);
    } finally {
      this.asking = false;
    }
  }

  async askWhy(number: number): Promise<void> {
    if (this.explanations.has(number)) return;
    this.explanations = new Map(this.explanations).set(number, undefined);
    try {
      this.explanations = new Map(this.explanations).set(number, await this.#outside.api.whyPlayed(this.id, number));
    } catch (fault) {
      const without = new Map(this.explanations);
      without.delete(number);
      this.explanations = without;
      this.trouble = problemOf(fault);
    }
  }

  async newLink(seat: number): Promise<SeatLink | undefined> {
    try {
      return await this.#outside.api.newLink(this.id, seat);
    } catch (fault) {
      this.trouble = problemOf(fault);
      return undefined;
    }
  }

  /** Whether anybody may take a free seat here. */
  async isListed(): Promise<boolean> {
    const open = await this.#outside.api.openTables().catch(() => []);
    return open.some((table) => table.id === this.id);
  }

  /** Look at the position after an entry; the newest one is the present. */
  async lookAt(number: number): Promise<void> {
    this.#wanted = number;
    if (number >= this.number) {
      this.past = undefined;
      return;
    }
    const moment = await this.#moment(number);
    if (moment && this.#wanted === number) this.past = moment;
  }

  lookAtNow(): void {
    this.#wanted = undefined;
    this.past = undefined;
  }

  async #moment(number: number): Promise<Moment | undefined> {
    const key = `${number} ${this.seat}`;
    try {
      const moment = this.#moments.get(key) ?? (await this.#outside.api.at(this.id, number, this.seat));
      this.#moments.set(key, moment);
      this.#count(moment);
      return moment;
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
    // At a shared screen each seat reads the log with its own eyes, so it is fetched whole.
    const after = this.mine.length > 1 ? undefined : this.log.at(-1)?.number;
    try {
      this.#take(await this.#untilAnswered(() => this.#outside.api.table(this.id, undefined, after), isForLater));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
    }
  }

  async #change(send: () => Promise<TableState>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    try {
      this.#take(await this.#untilAnswered(send));
    } catch (fault) {
      this.trouble = problemOf(fault);
      if (fault instanceof Refusal && fault.stale) await this.refresh();
    } finally {
      this.busy = false;
      if (this.#heard > this.number) void this.refresh();
    }
  }

  /** Send until there is an answer, a little later each time: nothing is given up while somebody is at the table. */
  async #untilAnswered(send: () => Promise<TableState>, again = isUnreachable): Promise<TableState> {
    for (let tries = 0; ; tries++) {
      try {
        const state = await send();
        this.#reached(true);
        return state;
      } catch (fault) {
        this.#reached(!isUnreachable(fault));
        if (!again(fault)) throw fault;
        await this.#pause(waitBefore(tries, Math.random()));
        if (this.#left) throw fault;
      }
    }
  }

  async #pause(ms: number): Promise<void> {
    let wake!: () => void;
    const woken = new Promise<void>((done) => (wake = done));
    this.#wakes.add(wake);
    await Promise.race([this.#outside.wait(ms), woken]);
    this.#wakes.delete(wake);
  }

  #wake(): void {
    for (const wake of this.#wakes) wake();
  }

  /** Make what the server sent the truth, unless we know better by now. */
  #take(state: TableState): void {
    if (state.now.number < this.number) return;
    if (state.now.number > this.number) this.hint = undefined;
    this.log = state.log[0]?.number === 0 ? state.log : joined(this.log, state.log);
    this.state = state;
    this.#countLog(state.log);
    this.#count(state.now);
    // At a shared screen the next seat may be ours too: look through the seat that is waited on.
    if (this.due.length && state.seat !== null && !this.due.includes(state.seat)) void this.refresh();
  }

  /** Remember a position's totals. The last row of the sheet is what the game is won by. */
  #count(moment: Moment): void {
    const totals = moment.standings.rows.find((row) => row.key === 'total') ?? moment.standings.rows.at(-1);
    if (totals) this.totals = new Map(this.totals).set(moment.number, totals.values);
  }

  #countLog(log: readonly Entry[]): void {
    this.totals = new Map([...this.totals, ...log.map(({ number, totals }) => [number, totals] as const)]);
  }

  #seats(): readonly SeatInfo[] {
    const { present } = this;
    const seats = this.state?.table.seats ?? [];
    if (!present) return seats;
    return seats.map((seat) => ({ ...seat, connected: seat.kind === 'bot' || present.has(seat.seat) }));
  }

  #connect(): void {
    this.#line?.end();
    this.#line = new LiveLine(() => this.#outside.connect(this.id), {
      opened: () => {
        void this.refresh();
      },
      said: (message) => this.#hear(message),
      // Fetching tells whether the server is out of reach or only the socket, which some networks do not let through;
      // then each try to open it again fetches too, so that the table goes on, if a little slower.
      lost: () => void this.refresh(),
    });
  }

  /** Whether the server was reached just now; the line counts as lost when it was not for a while. */
  #reached(yes: boolean): void {
    if (!yes) this.#calm ??= setTimeout(() => (this.lost = true), CALM_MS);
    else {
      clearTimeout(this.#calm);
      this.#calm = undefined;
      this.lost = false;
    }
  }

  #hear(message: LiveMessage): void {
    if (message.type === 'presence') {
      this.present = new Set(message.seats);
      this.watching = message.watching;
      return;
    }
    this.#heard = Math.max(this.#heard, message.number);
    // While we wait for the answer to a change of our own, the message is most likely its echo.
    if (message.number >= this.number && !this.busy) void this.refresh();
  }
}

/** The log with the entries that are new to it. */
export function joined(log: readonly Entry[], more: readonly Entry[]): readonly Entry[] {
  const last = log.at(-1)?.number ?? -1;
  const fresh = more.filter((entry) => entry.number > last);
  return fresh.length ? [...log, ...fresh] : log;
}

/** The numbers of the entries that a later take-back undid; a take-back names the entry it goes back to. */
export function takenBack(log: readonly Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const entry of log) {
    if (entry.kind !== 'undo') continue;
    for (let number = Number(entry.text) + 1; number < entry.number; number++) gone.add(number);
  }
  return gone;
}

/** No answer came, or only from a proxy that did not reach the server. */
const isUnreachable = (fault: unknown): boolean => fault instanceof Refusal && [0, 502, 503, 504].includes(fault.problem.status);

/** The server did not answer, or asked for a little patience. */
const isForLater = (fault: unknown): boolean => isUnreachable(fault) || (fault instanceof Refusal && fault.problem.status === 429);

function problemOf(fault: unknown): Problem {
  if (fault instanceof Refusal) return fault.problem;
  throw fault;
}
