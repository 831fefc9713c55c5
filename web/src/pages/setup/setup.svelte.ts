/** A table as it is being set up: who sits where, and what is played. The server says what goes together. */
import type { GameInfo, NewPlayer, NewTable, OptionInfo, OptionsChoice, PreviewRequest, Text } from '../../generated/api';
import { botName, levelOf, usualBot } from '../../lib/games';
import { NO_CLOCK, type Timing } from './speed/speeds';

export type Value = OptionInfo['default'];
export type Kind = 'here' | 'link' | 'bot';

export interface Seating {
  kind: Kind;
  /** As typed; empty stands for the name that goes with the seat. */
  name: string;
  bot: string;
  /** Which of the game's colours, where it leaves them free. */
  colour: number | null;
}

export class SetUp {
  /** The same game in other words where the language changes. */
  game = $state.raw<GameInfo>() as GameInfo;
  seats = $state<Seating[]>([]);
  values = $state<Record<string, Value>>({});
  seed = $state('');
  listed = $state(false);
  hints = $state(true);
  /** How long players may think, where people play each other. */
  time = $state.raw<Timing>(NO_CLOCK);

  constructor(game: GameInfo, yourName: string, seed = newSeed()) {
    this.game = game;
    this.seed = seed;
    this.values = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.seats = [{ kind: 'here', name: yourName, bot: this.#bot, colour: this.#freeColour([]) }];
    this.setCount(game.usual);
  }

  /** As many seats as asked, within what the game allows; new ones are taken by bots. */
  setCount(count: number): void {
    const wanted = Math.min(this.game.most, Math.max(this.game.least, count));
    const seats = this.seats.slice(0, wanted);
    while (seats.length < wanted) seats.push({ kind: 'bot', name: '', bot: this.#bot, colour: this.#freeColour(seats) });
    this.seats = seats;
  }

  setSeat(index: number, changed: Partial<Seating>): void {
    Object.assign(this.seats[index]!, changed);
  }

  /** A seat takes a colour; the seat that had it takes the one that becomes free. */
  setColour(index: number, colour: number): void {
    const holder = this.seats.find((seat) => seat.colour === colour);
    if (holder) holder.colour = this.seats[index]!.colour;
    this.seats[index]!.colour = colour;
  }

  /** What the seat is called by itself: its colour, or its place. */
  placeName(index: number): Text {
    const colour = this.seats[index]?.colour ?? null;
    return (colour === null ? undefined : this.game.colours[colour]) ?? this.game.seats[index]!;
  }

  /** What may be chosen of an option with as many players as there are. */
  offered(option: OptionInfo): OptionsChoice[] {
    return option.choices.filter(({ players }) => !players || players.includes(this.seats.length));
  }

  /** The value of an option: what was chosen, as long as that is offered. */
  value(option: OptionInfo): Value {
    const chosen = this.values[option.name] ?? null;
    const stands = !option.choices.length || this.offered(option).some(({ value }) => value === chosen);
    return stands ? chosen : option.default;
  }

  /** Whether an option means anything now: its seat is there, all it goes only with are so set, and mean something themselves. */
  means(option: OptionInfo): boolean {
    if (option.seat !== null && option.seat >= this.seats.length) return false;
    return Object.entries(option.only_with).every(([name, value]) => {
      const other = this.game.options.find((candidate) => candidate.name === name);
      return other !== undefined && this.means(other) && this.value(other) === value;
    });
  }

  /** Deal anew: with another seed, and on no written board. */
  deal(seed = newSeed()): void {
    this.seed = seed;
    for (const option of this.game.options) if (option.kind === 'text') this.values[option.name] = option.default;
  }

  /** The options that mean something, where they differ from the standard. */
  get options(): Record<string, Value> {
    const told = this.game.options.filter((option) => this.means(option) && this.value(option) !== option.default);
    return Object.fromEntries(told.map((option) => [option.name, this.value(option)]));
  }

  get asked(): PreviewRequest {
    return { game: this.game.id, players: this.seats.length, options: this.options, seed: this.seed };
  }

  /** The order for a new table, on the options that the preview has settled. */
  order(settled: Record<string, Value>, said: (text: Text) => string): NewTable {
    const named = (index: number) => (this.seats[index]!.kind === 'bot' ? botName(index) : said(this.placeName(index)));
    return this.#order(settled, (name, index) => name || named(index));
  }

  /** The table to keep for another time: who has no name of their own has none there either. */
  get kept(): NewTable {
    return this.#order(this.options, (name) => name || null);
  }

  #order<Name extends string | null>(options: Record<string, Value>, nameOf: (typed: string, index: number) => Name): NewTable {
    const players = this.seats.map((seat, index): NewPlayer => {
      const [name, { colour }] = [nameOf(seat.name.trim(), index), seat];
      return seat.kind === 'bot' ? { name, bot: seat.bot, colour } : { name, yours: seat.kind === 'here', colour };
    });
    const listed = this.listed && this.seats.some((seat) => seat.kind === 'link');
    const hints = this.hints || !this.isAmongPeople ? 'open' : 'off';
    const time = this.isAmongPeople ? this.time : NO_CLOCK;
    return { game: this.game.id, players, options, listed, hints, ...(time.kind !== 'none' && { time }) };
  }

  /** A table as it was kept, as far as the game still takes it. */
  static from(game: GameInfo, kept: NewTable): SetUp {
    const table = new SetUp(game, '');
    table.seats = [];
    for (const player of kept.players.slice(0, game.most)) table.seats.push(table.#seating(player));
    table.setCount(table.seats.length);
    table.values = { ...table.values, ...kept.options };
    table.listed = kept.listed ?? false;
    table.hints = kept.hints !== 'off';
    table.time = { ...NO_CLOCK, ...kept.time };
    return table;
  }

  /** What was kept that the game does not take any more, in words; what is usual stands in its place. */
  missing(kept: NewTable): string[] {
    const taken = this.options;
    const usual = (name: string) => this.game.options.find((option) => option.name === name);
    const options = Object.entries(kept.options ?? {})
      .filter(([name, value]) => value !== (name in taken ? taken[name] : usual(name)?.default))
      .map(([name]) => usual(name)?.label ?? name);
    const bots = kept.players.flatMap(({ bot }) => (bot && !this.#isBot(bot) ? [bot] : []));
    return [...new Set([...options, ...bots])];
  }

  #seating({ name, bot, yours, colour }: NewPlayer): Seating {
    const free = colour === null || colour === undefined || !(colour in this.game.colours);
    return {
      kind: bot ? 'bot' : yours ? 'here' : 'link',
      name: name ?? '',
      bot: bot && this.#isBot(bot) ? bot : this.#bot,
      colour: free ? this.#freeColour(this.seats) : colour,
    };
  }

  #isBot(bot: string): boolean {
    return this.game.bots.some(({ id }) => id === levelOf(bot));
  }

  /** People play each other: then it matters to all whether one of them may ask a bot. */
  get isAmongPeople(): boolean {
    return this.seats.filter((seat) => seat.kind !== 'bot').length > 1;
  }

  /** The first of the game's colours that none of these has. */
  #freeColour(seats: readonly Seating[]): number | null {
    const free = this.game.colours.findIndex((_, colour) => seats.every((seat) => seat.colour !== colour));
    return free < 0 ? null : free;
  }

  get #bot(): string {
    return usualBot(this.game)?.id ?? '';
  }
}

const STARS = ['vega', 'mira', 'altair', 'deneb', 'rigel', 'spica', 'antares', 'sirius', 'capella', 'polaris', 'castor', 'electra'];

/** A seed that can be read aloud: a star and a number. */
function newSeed(): string {
  const [star = 0, number = 0] = crypto.getRandomValues(new Uint16Array(2));
  return `${STARS[star % STARS.length]}-${1000 + (number % 9000)}`;
}
