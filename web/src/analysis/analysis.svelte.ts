/** A finished game and what is made of it, move by move. The server weighs; this asks for what is missing. */
import type { AnalysedMove, Analysis, Moment, TableState } from '../generated/api';
import { api as server, Refusal } from '../lib/api';

export type Api = Pick<typeof server, 'table' | 'log' | 'at' | 'analysis'>;

/** How often is asked, while moves are still being weighed: who does not ask is held to have gone. */
export const EVERY = 1000;

export interface Point {
  /** How many moves were played. */
  move: number;
  /** The chance of each seat to win. */
  values: readonly number[];
}

export class GameAnalysis {
  state = $state.raw<TableState>();
  moves = $state.raw<readonly AnalysedMove[]>([]);
  total = $state(0);
  refusal = $state.raw<Refusal>();
  /** The position that is shown, by the number of moves played. */
  at = $state(0);
  moment = $state.raw<Moment>();

  names = $derived(this.state?.table.seats.map((seat) => seat.name) ?? []);
  done = $derived(this.total > 0 && this.moves.length === this.total);
  /** The move that led to the position looked at. */
  move = $derived<AnalysedMove | undefined>(this.moves[this.at - 1]);
  /** The actions that stand, by the numbers of their lines in the log. */
  numbers = $derived(this.state ? standing(this.state.log) : []);
  mistakes = $derived(worstFirst(this.moves));
  points = $derived(course(this.moves, this.names.length, this.done ? this.state?.now.standings.ranks : undefined));

  #moments = new Map<number, Moment>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly id: string,
    private readonly api: Api = server,
  ) {}

  /** Open the game at a move, or at its end, and ask until every move is weighed. */
  async open(move: number | undefined): Promise<void> {
    try {
      this.state = await this.#whole(await this.api.table(this.id, undefined, -1));
      await this.look(move ?? this.numbers.length);
      await this.#goOn();
    } catch (fault) {
      this.#refused(fault);
    }
  }

  /** The table with all of its log, which comes in pages. */
  async #whole(state: TableState): Promise<TableState> {
    let log = state.log;
    while (log[0] && log[0].number > 0) log = [...(await this.api.log(this.id, log[0].number, state.seat)).entries, ...log];
    return { ...state, log };
  }

  /** Fetch all of it in the language that the page has now, and ask on. */
  async retell(): Promise<void> {
    clearTimeout(this.#timer);
    this.#moments.clear();
    try {
      const [state, found] = [await this.api.table(this.id, undefined, -1), await this.api.analysis(this.id, 0)];
      this.state = await this.#whole(state);
      this.moves = found.moves;
      await this.look(this.at);
      await this.#goOn();
    } catch (fault) {
      this.#refused(fault);
    }
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  /** Show the position after a number of moves. */
  async look(move: number): Promise<void> {
    this.at = Math.max(0, Math.min(move, this.numbers.length));
    const number = this.numbers[this.at - 1] ?? 0;
    try {
      const moment = this.#moments.get(number) ?? (await this.api.at(this.id, number));
      this.#moments.set(number, moment);
      if (number === (this.numbers[this.at - 1] ?? 0)) this.moment = moment; // else somebody has gone on meanwhile
    } catch (fault) {
      this.#refused(fault);
    }
  }

  async #goOn(): Promise<void> {
    if (this.#left) return;
    const found: Analysis = await this.api.analysis(this.id, this.moves.length);
    this.refusal = undefined;
    this.total = found.total;
    if (found.moves.length) this.moves = [...this.moves, ...found.moves];
    if (this.moves.length < this.total)
      this.#timer = setTimeout(() => void this.#goOn().catch((fault: unknown) => this.#again(fault)), EVERY);
  }

  /** A lost answer is asked for again. */
  #again(fault: unknown): void {
    this.#refused(fault);
    if (!this.#left) this.#timer = setTimeout(() => void this.#goOn().catch((next: unknown) => this.#again(next)), 5 * EVERY);
  }

  #refused(fault: unknown): void {
    if (!(fault instanceof Refusal)) throw fault;
    this.refusal = fault;
  }
}

/** The numbers of the actions that were not taken back, in their order. */
export function standing(log: TableState['log']): number[] {
  const gone = new Set(log.flatMap((entry) => entry.takes));
  return log.filter((entry) => entry.kind === 'action' && !gone.has(entry.number)).map((entry) => entry.number);
}

/** Whether something was given away, be it little. */
export const isFault = (verdict: AnalysedMove['verdict']): boolean => ['inaccuracy', 'mistake', 'blunder'].includes(verdict);

/** The mistakes, those that cost most first; inaccuracies are many, and cost little. */
export function worstFirst(moves: readonly AnalysedMove[]): AnalysedMove[] {
  return moves
    .filter(({ verdict }) => verdict === 'mistake' || verdict === 'blunder')
    .sort((one, other) => (other.loss ?? 0) - (one.loss ?? 0));
}

/** The chances before each move; after the last of a game, who won. What was not weighed stays as it was. */
export function course(moves: readonly AnalysedMove[], seats: number, ranks: readonly number[] | undefined): Point[] {
  let values: readonly number[] = Array<number>(seats).fill(1 / Math.max(1, seats));
  const points = moves.map((move) => {
    if (move.chances.length) values = move.chances;
    return { move: move.move - 1, values };
  });
  if (!ranks) return points;
  const winners = ranks.filter((rank) => rank === 1).length;
  return [...points, { move: moves.length, values: ranks.map((rank) => (rank === 1 ? 1 / winners : 0)) }];
}

/** In whole per cent; none or all of them is never said of what is only likely. */
export function percent(share: number): string {
  const whole = Math.round(100 * share);
  return `${whole}\u00a0%`;
}
