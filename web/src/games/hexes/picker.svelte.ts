/** An action being chosen: by pointing at the hexes it names, in any order, or from the list in words. */
import type { HexMap } from '../../generated/api';
import { said } from '../../lib/i18n.svelte';
import type { Choice, Decision, TableForGame } from '../game';
import { keyOf, type HexKey } from '../hex';
import { meaning, naming, orderOf, pointedAt, type Order } from './orders';
import { words } from './words';

export const inWords = ({ words: told, text }: Choice): string => (told ? said(told) : text);

export class Picker implements Decision {
  readonly refusal = undefined;
  #pointed = $state.raw<readonly HexKey[]>([]);
  /** The short form of the action that was taken from the list. */
  #listed = $state<string>();

  readonly #table: TableForGame;

  constructor(table: TableForGame) {
    this.#table = table;
  }

  active = $derived.by(() => this.#table.canAct);
  #board = $derived.by(() => new Set((this.#table.view as HexMap).hexes.map(({ at }) => keyOf(at))));
  orders = $derived.by(() => (this.active ? this.#table.choices.map((choice) => orderOf(choice, this.#board)) : []));
  /** Every hex that an order names. */
  pickable = $derived(new Set(this.orders.flatMap(({ hexes }) => hexes)));
  /** The hexes that are pointed at; where the position has changed since, only those that still mean something. */
  picked = $derived(this.#pointed.every((key) => this.pickable.has(key)) ? this.#pointed : []);
  /** Where one may point next. */
  lit = $derived(
    new Set(
      this.picked.length
        ? naming(this.orders, this.picked)
            .flatMap(({ hexes }) => hexes)
            .filter((key) => !this.picked.includes(key))
        : [],
    ),
  );
  /** What the hexes may mean; without any, the orders that name none. */
  offered = $derived(meaning(this.orders, this.picked));
  chosen = $derived.by(
    (): Order | undefined =>
      this.offered.find(({ choice }) => choice.text === this.#listed) ??
      (this.picked.length && this.offered.length === 1 ? this.offered[0] : undefined),
  );
  held = $derived(this.picked.length > 0 || this.chosen !== undefined);

  lead = $derived.by(() => {
    const say = words();
    if (!this.picked.length) return this.pickable.size ? say.leadBoard : say.leadList;
    if (this.chosen) return this.lit.size ? say.leadMore : say.leadConfirm;
    return this.offered.length ? say.leadWhich : say.leadNext;
  });

  main = $derived.by((): { label: string; choice?: Choice } => {
    const { chosen } = this;
    return chosen
      ? { label: inWords(chosen.choice), choice: chosen.choice }
      : { label: this.picked.length ? words().mainNext : words().mainFirst };
  });

  /** A hex was clicked, or Enter was pressed on it. The last one again confirms, or lets go where nothing is chosen. */
  async pick(key: HexKey): Promise<void> {
    if (!this.active) return;
    if (key === this.picked.at(-1)) return this.chosen ? this.#table.play(this.chosen.choice.action) : this.letGo();
    this.#listed = undefined;
    this.#pointed = this.picked.includes(key) ? this.picked.filter((one) => one !== key) : pointedAt(this.orders, this.picked, key);
    if (this.chosen && !this.lit.size && !this.#table.confirms) await this.#table.play(this.chosen.choice.action);
  }

  /** An order was taken from the list. */
  take({ choice, hexes }: Order): void {
    this.#pointed = hexes;
    this.#listed = choice.text;
  }

  follows(choice: Choice): boolean {
    return this.orders.some((order) => order.choice.text === choice.text);
  }

  follow(choice: Choice): void {
    const found = this.orders.find((order) => order.choice.text === choice.text);
    if (found) this.take(found);
  }

  letGo(): void {
    if (this.#listed) this.#listed = undefined;
    else this.#pointed = this.picked.slice(0, -1);
  }

  reset(): void {
    this.#pointed = [];
    this.#listed = undefined;
  }

  /** The next or the one before of the hexes that may be pointed at now. */
  cycle(from: HexKey, step: 1 | -1): HexKey | undefined {
    const all = [...(this.#table.view as HexMap).hexes.map(({ at }) => keyOf(at))].filter((key) =>
      (this.lit.size ? this.lit : this.pickable).has(key),
    );
    const here = all.indexOf(from);
    return here < 0 ? (step === 1 ? all[0] : all.at(-1)) : all[(here + step + all.length) % all.length];
  }
}
