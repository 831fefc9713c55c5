/** A table as it is being set up: who sits where, and what is played. The server says what goes together. */
import type { GameInfo, NewPlayer, NewTable, OptionInfo, PreviewRequest } from '../../generated/api';
import { botName, usualBot } from '../../lib/games';

export type Value = OptionInfo['default'];
export type Kind = 'here' | 'link' | 'bot';

export interface Seating {
  kind: Kind;
  /** As typed; empty stands for the name of the seat. */
  name: string;
  bot: string;
}

export class SetUp {
  readonly game: GameInfo;
  seats = $state<Seating[]>([]);
  values = $state<Record<string, Value>>({});
  seed = $state('');
  listed = $state(false);

  constructor(game: GameInfo, yourName: string, seed = newSeed()) {
    this.game = game;
    this.seed = seed;
    this.values = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.seats = [{ kind: 'here', name: yourName, bot: this.#bot }];
    this.setCount(game.usual);
  }

  /** As many seats as asked, within what the game allows; new ones are taken by bots. */
  setCount(count: number): void {
    const wanted = Math.min(this.game.most, Math.max(this.game.least, count));
    const missing = Math.max(0, wanted - this.seats.length);
    const bots = Array.from({ length: missing }, (): Seating => ({ kind: 'bot', name: '', bot: this.#bot }));
    this.seats = [...this.seats, ...bots].slice(0, wanted);
  }

  setSeat(index: number, changed: Partial<Seating>): void {
    Object.assign(this.seats[index]!, changed);
  }

  /** Whether an option means anything now: its seat is there, all it goes only with are so set, and mean something themselves. */
  means(option: OptionInfo): boolean {
    if (option.seat !== null && option.seat >= this.seats.length) return false;
    return Object.entries(option.only_with).every(([name, value]) => {
      const other = this.game.options.find((candidate) => candidate.name === name);
      return other !== undefined && this.means(other) && this.values[name] === value;
    });
  }

  /** Deal anew: with another seed, and on no written board. */
  deal(seed = newSeed()): void {
    this.seed = seed;
    for (const option of this.game.options) if (option.kind === 'text') this.values[option.name] = option.default;
  }

  /** The options that mean something, where they differ from the standard. */
  get options(): Record<string, Value> {
    const told = this.game.options.filter((option) => this.means(option) && this.values[option.name] !== option.default);
    return Object.fromEntries(told.map((option) => [option.name, this.values[option.name] ?? null]));
  }

  get asked(): PreviewRequest {
    return { game: this.game.id, players: this.seats.length, options: this.options, seed: this.seed };
  }

  /** The order for a new table, on the options that the preview has settled. */
  order(settled: Record<string, Value>, seatName: (seat: number) => string): NewTable {
    const players = this.seats.map((seat, index): NewPlayer => {
      const name = seat.name.trim();
      if (seat.kind === 'bot') return { name: name || botName(index), bot: seat.bot };
      return { name: name || seatName(index), yours: seat.kind === 'here' };
    });
    const listed = this.listed && this.seats.some((seat) => seat.kind === 'link');
    return { game: this.game.id, players, options: settled, listed };
  }

  get #bot(): string {
    return usualBot(this.game)?.id ?? '';
  }
}

const STARS = ['vega', 'mira', 'altair', 'deneb', 'rigel', 'spica', 'antares', 'sirius', 'capella', 'polaris', 'castor', 'electra'];

/** A seed that can be read aloud: a star and a number. */
export function newSeed(): string {
  const [star = 0, number = 0] = crypto.getRandomValues(new Uint16Array(2));
  return `${STARS[star % STARS.length]}-${1000 + (number % 9000)}`;
}
