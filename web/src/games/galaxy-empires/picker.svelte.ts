/** A decision being made on the board: a fleet and where it goes, or a territory and who invades it. */
import type { Verdict } from '../../generated/api';
import type { Action, Barred, Event, GeView, Invade } from '../../generated/games/galaxy-empires';
import { said } from '../../lib/i18n.svelte';
import type { Choice, Decision, Refusal, TableForGame } from '../game';
import { actionsFor, candidates, disruptions, draws, flights, invade, invasions, ordering, playable, YARD } from './choices';
import { planFor, type Area } from './plan';
import { words } from './words';

/** A refusal, with the tile that was tried and the fleet that was to go there. */
export interface RefusedOrder extends Refusal {
  target: string;
  origin: string | undefined;
}

/** A territory to be invaded, and the fleets that go. */
interface Invasion {
  area: string;
  fleets: readonly string[];
}

export type Question = 'draw' | 'end';

export class Picker implements Decision {
  refusal = $state.raw<RefusedOrder>();
  /** What the server says would come of what is chosen. */
  foreseen = $state.raw<Verdict>();
  /** What would be played for the invasion that is being made up. */
  #order = $state.raw<Pick<Choice, 'action'>>();
  #source = $state<string>();
  #target = $state<string>();
  #planet = $state<string>();
  #invasion = $state.raw<Invasion>();
  /** What is asked back before it is done: which mission is given up, or whether the turn is to end. Anything else that is done answers no. */
  #question = $state<Question>();

  readonly #table: TableForGame;

  constructor(table: TableForGame) {
    this.#table = table;
  }

  view = $derived.by(() => this.#table.view as GeView);
  plan = $derived(planFor(this.view));
  active = $derived.by(() => this.#table.canAct);
  choices = $derived.by(() => (this.active ? this.#table.choices : []));
  flights = $derived(flights(this.choices));
  invasions = $derived(invasions(this.choices));
  disruptions = $derived(disruptions(this.choices));
  draws = $derived(draws(this.choices));
  /** Where fleets stand that can go somewhere. */
  movable = $derived(new Set(this.flights.map(({ origin }) => origin).filter((origin) => origin !== YARD)));
  canDeploy = $derived(this.flights.some(({ origin }) => origin === YARD));
  /** The fleet that was picked, or the yard; where only one can go anywhere it need not be. */
  source = $derived(this.#source && (this.movable.has(this.#source) || this.#source === YARD) ? this.#source : this.#onlyFleet());
  ends = $derived(
    new Map(this.#invasion ? [] : this.flights.filter(({ origin }) => origin === this.source).map((flight) => [flight.target, flight])),
  );
  flight = $derived(this.#target ? this.ends.get(this.#target) : undefined);
  planet = $derived(this.#planet && this.disruptions.has(this.#planet) ? this.#planet : undefined);
  invasion = $derived(this.#invasion && this.invasions.has(this.#invasion.area) ? this.#invasion : undefined);
  /** Territories that may be invaded and planets that may be disrupted: of the fleet that is picked, or of all. */
  prey = $derived(this.#prey());
  /** Fleets that might join the invasion. */
  candidates = $derived.by(() => (this.invasion ? this.#candidates(this.invasion.area) : []));
  /** The exact odds of the invasion: attacker, defender, nobody. */
  odds = $derived(this.#events.find((event) => event.type === 'war_declared'));
  /** What speaks against it, in a sentence each. */
  warnings = $derived.by(() => this.#warnings());
  held = $derived(
    Boolean(this.#source && this.source) || Boolean(this.flight || this.planet || this.invasion || this.refusal || this.question),
  );

  get question(): Question | undefined {
    return this.#question;
  }

  /** Ask back; the same again takes the question back. */
  ask(question: Question | undefined): void {
    const again = this.#question === question;
    this.reset();
    this.#question = again ? undefined : question;
  }

  get #events(): Event[] {
    return (this.foreseen?.events ?? []) as Event[];
  }

  lead = $derived.by(() => {
    const say = words();
    const { war, proposal, errands } = this.view;
    if (war) return say.leadWar(this.title(war.target));
    if (proposal) return say.leadProposal(this.#table.names[proposal.maker] ?? '');
    if (errands?.returning.length) return say.leadReturn(this.place(errands.returning[0]!.at));
    if (errands?.placing.length) return say.leadPlace;
    if (this.invasion) return say.leadInvasion(this.title(this.invasion.area));
    if (this.planet) return say.leadDisrupt(this.title(this.planet));
    if (this.flight)
      return this.source === YARD ? say.leadDeployTo(this.place(this.flight.target)) : say.leadMoveTo(this.place(this.flight.target));
    if (this.source === YARD) return say.leadDeploy;
    if (this.source) return say.leadFleet(this.place(this.source));
    return say.leadTurn;
  });

  main = $derived.by((): Decision['main'] => {
    const say = words();
    const [fight, dice] = [this.ordering('fight_on'), this.ordering('war_roll')];
    if (fight) return { label: say.fight, choice: fight };
    if (dice) return { label: say.dice, choice: dice };
    const [accept, decline] = [this.ordering('accept'), this.ordering('decline')];
    if (accept) return { label: say.accept, choice: accept };
    if (decline) return { label: say.decline, choice: decline };
    if (this.invasion) {
      const label = say.mainInvade(this.title(this.invasion.area));
      return this.#order ? { label, choice: this.#order } : { label };
    }
    if (this.planet) return { label: say.mainDisrupt(this.title(this.planet)), choice: this.disruptions.get(this.planet)! };
    if (!this.flight) return { label: this.source ? say.mainEnd : say.mainFleet };
    const { choice, target } = this.flight;
    return { label: this.source === YARD ? say.mainDeploy(target) : say.mainMove(this.#towards(target)), choice };
  });

  /** The tiles that mean something when they are picked now. */
  pickable = $derived.by(() => {
    if (this.invasion) return this.candidates;
    const prey = [...this.prey].flatMap((area) => this.tilesOf(area));
    const yard = this.source ? [] : this.flights.filter(({ origin }) => origin === YARD).map(({ target }) => target);
    return [...new Set([...this.ends.keys(), ...this.movable, ...prey, ...yard])];
  });

  /** A tile was clicked, or Enter was pressed on it. */
  async pick(tile: string): Promise<void> {
    if (!this.active) return;
    this.refusal = this.#question = undefined;
    const area = this.areaOf(tile)?.id ?? '';
    if (this.invasion) return this.#pickInInvasion(tile, area);
    if (this.ends.has(tile)) return this.#pickEnd(tile);
    if (this.prey.has(area)) return this.#pickPrey(area);
    if (this.movable.has(tile)) return this.#pickFleet(tile);
    const built = !this.source && this.flights.find(({ origin, target }) => origin === YARD && target === tile);
    if (!built) return this.tryTo(tile);
    this.#source = YARD;
    await this.#pickEnd(tile);
  }

  /** Why what is picked cannot go there. */
  async tryTo(tile: string): Promise<void> {
    const { source } = this;
    if (!this.active || !source || source === tile) return;
    const verdict = await this.#table.why(this.#attempt(source, tile));
    if (!verdict || verdict.legal || this.source !== source) return;
    this.refusal = { verdict, target: tile, origin: source === YARD ? undefined : source };
  }

  /** New fleets: the tiles they can be put on light up. */
  deploy(): void {
    this.reset();
    this.#source = YARD;
  }

  /** A fleet joins the invasion, or stays behind. */
  async toggle(tile: string): Promise<void> {
    const { invasion } = this;
    if (!invasion) return;
    const joins = !invasion.fleets.includes(tile);
    const fleets = joins ? [...invasion.fleets, tile] : invasion.fleets.filter((other) => other !== tile);
    const refused = await this.#weighInvasion({ area: invasion.area, fleets });
    // A fleet that cannot join stays out, and it is said why.
    if (refused && joins) {
      this.refusal = { verdict: refused, target: tile, origin: undefined };
      await this.#weighInvasion(invasion);
    }
  }

  follows(choice: Choice): boolean {
    const { type } = choice.action as Action;
    return type === 'invade' || type === 'disrupt' || this.flights.some((flight) => flight.choice.text === choice.text);
  }

  follow(choice: Choice): void {
    this.reset();
    const flown = this.flights.find((flight) => flight.choice.text === choice.text);
    const action = choice.action as Action;
    if (flown) {
      this.#source = flown.origin;
      this.#target = flown.target;
      void this.#weigh();
    } else if (action.type === 'invade') void this.#weighInvasion({ area: action.target, fleets: action.fleets });
    else if (action.type === 'disrupt') void this.#pickPrey(action.planet);
  }

  letGo(): void {
    if (this.#question) this.#question = undefined;
    else if (this.refusal) this.refusal = undefined;
    else if (this.#invasion) this.#invasion = this.#order = undefined;
    else if (this.#target || this.#planet) this.#target = this.#planet = undefined;
    else this.#source = undefined;
    this.foreseen = undefined;
  }

  reset(): void {
    this.refusal = this.foreseen = this.#invasion = this.#order = undefined;
    this.#source = this.#target = this.#planet = this.#question = undefined;
  }

  /** The next or the one before, in reading order, of the fleets that can move or of all that is lit. */
  cycle(of: 'fleets' | 'ends', from: string, step: 1 | -1): string | undefined {
    const wanted = new Set(
      of === 'fleets'
        ? this.invasion
          ? this.candidates
          : this.movable
        : [...this.ends.keys(), ...[...this.prey].map((area) => this.tilesOf(area)[0]!)],
    );
    const all = this.plan.cells.filter(({ key }) => wanted.has(key)).map(({ key }) => key);
    const here = all.indexOf(from);
    if (here >= 0) return all[(here + step + all.length) % all.length];
    return step === 1 ? all[0] : all.at(-1);
  }

  areaOf(tile: string): Area | undefined {
    return this.plan.byId.get(this.plan.byKey.get(tile)?.area ?? '');
  }

  tilesOf(area: string): string[] {
    return this.plan.byId.get(area)?.tiles.map(({ key }) => key) ?? [];
  }

  title(area: string): string {
    const found = this.plan.byId.get(area);
    return found ? said(found.title) : area;
  }

  /** A tile as people say it: its area, and which tile of it. */
  place(tile: string): string {
    const area = this.areaOf(tile);
    if (!area) return tile;
    return area.tiles.length > 1 ? words().place(said(area.title), tile) : named(area);
  }

  /** Where a fleet goes: another area by its name, in its own area the tile. */
  #towards(tile: string): string {
    const area = this.areaOf(tile);
    return area && area !== this.areaOf(this.source ?? '') ? named(area) : tile;
  }

  /** Why nothing of this kind can be done now, as the server told with the view. */
  barred(order: Barred['order']): Barred | undefined {
    return this.view.barred.find((reason) => reason.order === order);
  }

  ordering(type: Action['type']): Choice | undefined {
    return ordering(this.choices, type);
  }

  #pickFleet(tile: string): void {
    this.#target = this.foreseen = this.#planet = undefined;
    this.#source = this.#source === tile ? undefined : tile;
  }

  async #pickEnd(tile: string): Promise<void> {
    const again = this.#target === tile;
    this.#source = this.source;
    this.#target = tile;
    const flight = this.flight;
    if (flight && again) return this.#table.play(flight.choice.action);
    await this.#weigh();
    // Where nothing is confirmed, what should be thought over still is.
    if (flight && flight === this.flight && !this.#table.confirms && !this.warnings.length) await this.#table.play(flight.choice.action);
  }

  async #pickPrey(area: string): Promise<void> {
    if (this.disruptions.has(area)) {
      this.#target = undefined;
      this.#planet = area;
      return this.#weigh();
    }
    const named = this.invasions.get(area) ?? [];
    const { source } = this;
    const strongest = named.filter(({ actions }) => actions === 1).at(-1) ?? named.at(-1);
    const fleets = source && this.#candidates(area).includes(source) ? [source] : (strongest?.fleets ?? []);
    await this.#weighInvasion({ area, fleets });
  }

  async #pickInInvasion(tile: string, area: string): Promise<void> {
    const owned = this.view.fleets.some((fleet) => fleet.tile === tile && fleet.owner === this.view.you);
    if (owned) return this.toggle(tile);
    if (this.invasions.has(area) && area !== this.invasion?.area) return this.#pickPrey(area);
    if (area !== this.invasion?.area) this.letGo();
  }

  /** The order that would be tried, whether or not it may be given. */
  #attempt(source: string, tile: string): Action {
    if (source === YARD) return { type: 'deploy', tile, new_action: false };
    const listed = this.flights.find(({ origin }) => origin === source)?.choice.action as Action | undefined;
    if (listed?.type === 'place' || listed?.type === 'return_to') return { ...listed, tile };
    const area = this.view.areas.find(({ id }) => id === this.areaOf(tile)?.id);
    const tiles = area?.tiles.map(({ name }) => name) ?? [];
    const defended =
      area && area.holder !== null && area.holder !== this.view.you && this.view.fleets.some((fleet) => tiles.includes(fleet.tile));
    return defended ? invade([source], area.id, 1) : { type: 'move', origin: source, target: tile, new_action: false };
  }

  #candidates(area: string): string[] {
    const near = new Set(this.tilesOf(area).flatMap((tile) => this.plan.beside.get(tile) ?? []));
    return candidates(this.view, this.invasions.get(area) ?? [], near);
  }

  #prey(): Set<string> {
    if (this.flight || this.invasion || this.source === YARD) return new Set();
    const all = [...this.invasions.keys(), ...this.disruptions.keys()];
    const { source } = this;
    return new Set(source ? all.filter((area) => this.#candidates(area).includes(source)) : all);
  }

  #warnings(): string[] {
    const say = words();
    return this.#events.flatMap((event) => {
      if (event.type === 'capital_exposed' && event.seat === this.view.you) return [say.warnExposed];
      if (event.type === 'promise_broken' && event.seat === this.view.you) return [say.warnBroken(this.#table.names[event.to] ?? '')];
      return [];
    });
  }

  /** Ask what would come of the order that is made up. */
  async #weigh(): Promise<void> {
    this.foreseen = undefined;
    const { choice } = this.main;
    if (!choice) return;
    const foreseen = await this.#table.weigh(choice.action);
    if (this.main.choice?.action === choice.action) this.foreseen = foreseen;
  }

  /** Make up an invasion and ask for its odds; returns the refusal, where there is one. */
  async #weighInvasion(invasion: Invasion): Promise<Verdict | undefined> {
    this.#invasion = invasion;
    this.#order = this.foreseen = undefined;
    this.#target = this.#planet = undefined;
    if (!invasion.fleets.length) return undefined;
    const named = this.invasions.get(invasion.area) ?? [];
    let refused: Verdict | undefined;
    for (const actions of actionsFor(invasion.fleets.length, named, this.view.turn.actions)) {
      const order: Invade = invade(invasion.fleets, invasion.area, actions);
      const verdict = await this.#table.weigh(order);
      if (this.#invasion !== invasion) return undefined;
      const action = playable(order, named, this.#table.templates);
      if (verdict?.legal && action) {
        this.#order = { action };
        this.foreseen = verdict;
        return undefined;
      }
      refused ??= verdict;
    }
    return refused;
  }

  /** Without a choice there is nothing to pick: a fleet that must be seen to, or the only one that can move. */
  #onlyFleet(): string | undefined {
    const all = new Set(this.flights.map(({ origin }) => origin));
    return all.size === 1 && !this.canDeploy && !this.invasions.size ? [...all][0] : undefined;
  }
}

/** An area inside a sentence; planets are called by their bare names in every language. */
function named({ kind, title }: Area): string {
  return kind === 'planet' ? said(title) : words().named(said(title));
}
