/** A move being made: first a ship, then where it ends, then what is placed. All from the choices the server sent. */
import type { Verdict } from '../../generated/api';
import type { Event, How, Piece, SseView } from '../../generated/games/small-star-empires';
import type { Choice, Decision, Refusal, TableForGame } from '../game';
import { hexOf, keyOf, rowByRow, type Hex, type HexKey } from '../hex';
import { attempt, besides, endsFrom, flights, origins, placing, type End } from './choices';
import { tollsIn } from './log';
import { words } from './words';

/** A refusal, with the hex that was tried and the ship that was to fly there. */
export interface RefusedFlight extends Refusal {
  target: HexKey;
  origin: HexKey | undefined;
}

export class Picker implements Decision {
  piece = $state<Piece>('c');
  refusal = $state.raw<RefusedFlight>();
  /** What the server says would come of the chosen action. */
  #foreseen = $state.raw<Verdict>();
  #ship = $state<HexKey>();
  #end = $state<HexKey>();
  #how = $state<How>();

  readonly #table: TableForGame;

  constructor(table: TableForGame) {
    this.#table = table;
  }

  view = $derived.by(() => this.#table.view as SseView);
  active = $derived.by(() => this.#table.canAct);
  flights = $derived.by(() => (this.active ? flights(this.#table.choices, this.view.refueling) : []));
  besides = $derived.by(() => (this.active ? besides(this.#table.choices) : []));
  origins = $derived(origins(this.flights).sort(rowByRow));
  movable = $derived(new Set(this.origins.map(keyOf)));
  /** The ship that was picked; where only one can move it need not be. */
  ship = $derived(this.#ship && this.movable.has(this.#ship) ? this.#ship : this.#onlyShip());
  ends = $derived(this.ship ? endsFrom(this.flights, this.ship) : new Map<HexKey, End[]>());
  ways = $derived(this.#end ? (this.ends.get(this.#end) ?? []) : []);
  end = $derived(this.ways.find((way) => way.how === this.#how) ?? this.ways[0]);
  flight = $derived(this.end && placing(this.end, this.piece));
  /** The points it would bring, and the Colonies it would cost. */
  worth = $derived(this.#foreseen?.gain ?? undefined);
  toll = $derived(tollsIn((this.#foreseen?.events ?? []) as Event[]));
  held = $derived(Boolean(this.#end && this.end) || Boolean(this.#ship && this.ship) || Boolean(this.refusal));

  lead = $derived.by(() => {
    const say = words();
    if (this.flight) return say.confirmMove(this.name(this.flight.target));
    if (this.view.refueling) return say.chooseStep(this.name(this.view.refueling));
    return this.ship ? say.chooseEnd(this.nameOf(this.ship)) : say.chooseShip;
  });

  main = $derived.by((): { label: string; choice?: Choice } => {
    const say = words();
    if (!this.flight) return { label: this.ship ? say.mainEnd : say.mainShip };
    const { choice, place, target } = this.flight;
    const at = this.name(target);
    if (place === null) return { label: say.mainRepair(at), choice };
    return { label: say.mainPlace(place === 's' ? say.station : say.colony, at), choice };
  });

  /** A hex was clicked, or Enter was pressed on it. */
  async pick(at: HexKey): Promise<void> {
    if (!this.active) return;
    this.refusal = undefined;
    if (this.ends.has(at)) await this.#pickEnd(at);
    else if (this.movable.has(at)) this.#pickShip(at);
    else await this.tryTo(at);
  }

  /** Why the picked ship cannot end there. */
  async tryTo(at: HexKey): Promise<void> {
    const { ship } = this;
    if (!this.active || !ship || ship === at) return;
    const refueling = this.view.refueling !== null;
    const verdict = await this.#table.why(attempt(hexOf(ship), hexOf(at), this.piece, refueling));
    if (!verdict || verdict.legal || this.ship !== ship) return;
    this.refusal = { verdict, target: at, origin: ship };
  }

  choosePiece(piece: Piece): void {
    this.piece = piece;
    void this.#weigh();
  }

  chooseWay(how: How): void {
    this.#how = how;
    void this.#weigh();
  }

  follows(choice: Choice): boolean {
    return this.flights.some((flown) => flown.choice.text === choice.text);
  }

  /** Follow a hint up to where it is confirmed. */
  follow(choice: Choice): void {
    const found = this.flights.find((flown) => flown.choice.text === choice.text);
    if (!found) return;
    this.refusal = undefined;
    this.#ship = keyOf(found.origin);
    this.#end = keyOf(found.target);
    this.#how = found.how;
    if (found.place) this.piece = found.place;
    void this.#weigh();
  }

  letGo(): void {
    if (this.refusal) this.refusal = undefined;
    else if (this.#end) this.#end = undefined;
    else this.#ship = undefined;
    this.#foreseen = undefined;
  }

  reset(): void {
    this.refusal = undefined;
    this.#ship = this.#end = this.#how = undefined;
    this.#foreseen = undefined;
  }

  /** The next or the one before, in reading order, of the ships that can move or of the lit ends. */
  cycle(of: 'ships' | 'ends', from: HexKey | undefined, step: 1 | -1): HexKey | undefined {
    const all = of === 'ships' ? this.origins : [...this.ends.values()].map((ways) => ways[0]!.target).sort(rowByRow);
    if (!all.length) return undefined;
    const keys = all.map(keyOf);
    const here = from ? keys.indexOf(from) : -1;
    if (here >= 0) return keys[(here + step + keys.length) % keys.length];
    return step === 1 ? keys[0] : keys.at(-1);
  }

  name(at: Hex): string {
    return this.nameOf(keyOf(at));
  }

  nameOf(key: HexKey): string {
    return this.view.systems.find((system) => keyOf(system.at) === key)?.name ?? key;
  }

  #pickShip(at: HexKey): void {
    this.#end = undefined;
    this.#foreseen = undefined;
    this.#ship = this.#ship === at && this.origins.length > 1 ? undefined : at;
  }

  async #pickEnd(at: HexKey): Promise<void> {
    const again = this.#end === at;
    this.#ship = this.ship;
    this.#end = at;
    if (!again) this.#how = undefined;
    if (this.flight && (again || !this.#table.confirms)) await this.#table.play(this.flight.choice.action);
    else await this.#weigh();
  }

  async #weigh(): Promise<void> {
    this.#foreseen = undefined;
    const choice = this.flight?.choice;
    if (!choice) return;
    const foreseen = await this.#table.weigh(choice.action);
    if (this.flight?.choice === choice) this.#foreseen = foreseen;
  }

  #onlyShip(): HexKey | undefined {
    return this.origins.length === 1 ? keyOf(this.origins[0]!) : undefined;
  }
}
