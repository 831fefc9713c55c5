/** What is ordered in a step of a battle, and how it is changed by pressing what stands on the board. */
import type {
  BattleOrders,
  BreakThrough,
  Cloak,
  Dispose,
  Patch,
  Return,
  Roll,
  Run,
  Settle,
  Shield,
  SwShown,
  Target,
  Withdraw,
} from '../../../../generated/games/space-wars';
import type { Template } from '../../../../generated/api';
import type { TableForGame } from '../../../game';
import { ofTable } from '../../../of-table.svelte';
import { printed } from '../../printed';
import { draftOf, type Draft, type Order } from '../draft.svelte';
import { found } from '../found';
import { fieldAt, type Field, type Step, type Unit } from './field';

/** How a step is decided: craft are placed, attacks aimed, runners sent, some craft picked, uses ticked, things put away. */
export type Mode = 'place' | 'aim' | 'run' | 'pick' | 'tick' | 'settle' | 'watch';

const MODES: Readonly<Record<Step, Mode>> = {
  dispose: 'place',
  zone: 'place',
  rearrange: 'place',
  shield: 'pick',
  prepare: 'tick',
  skirmish: 'aim',
  run: 'run',
  lasers: 'aim',
  boarding: 'watch',
  breakthrough: 'pick',
  return: 'pick',
  line: 'aim',
  core_of_defender: 'aim',
  core_of_attacker: 'aim',
  withdraw: 'pick',
  settle: 'settle',
};

type Picking = BreakThrough | Return | Withdraw | Shield;
const PICKING = ['break_through', 'return', 'withdraw', 'shield'] as const;

/** Attacks of one craft with one weapon on one target. */
export interface Aim {
  craft: string;
  weapon: Target['weapon'];
  target: string;
  numbers: readonly number[];
  /** How many of them are helped by a special weapon. */
  special: number;
  roll: Roll | undefined;
}

/** What is left to the software, or not done, in a later step of the round. */
export type Later = 'software' | 'nothing';

export class Tactics {
  /** What has been picked on the board to be given a target or a place. */
  #picked = $state.raw<{ of: string; unit: string }>();
  #later = $state.raw<{ of: string; steps: Readonly<Record<string, Later>> }>({ of: '', steps: {} });

  readonly draft: Draft;

  constructor(readonly table: TableForGame) {
    this.draft = draftOf(table);
  }

  view = $derived.by(() => this.table.view as SwShown);
  isAsked = $derived.by(() => this.table.asked?.kind === 'battle');
  drawn = $derived.by(() => (this.isAsked && this.draft.answer?.type === 'dispose' ? (this.draft.answer as Dispose) : undefined));
  field = $derived.by<Field | undefined>(() => fieldAt(this.table, this.drawn));
  mode = $derived.by<Mode>(() => (this.field && this.isAsked ? MODES[this.field.step] : 'watch'));
  #of = $derived.by(() => `${this.field?.round}/${this.field?.step}`);
  picked = $derived.by(() => (this.#picked?.of === this.#of ? this.field?.units.get(this.#picked.unit) : undefined));

  // Aims

  #targets = $derived.by(() => this.draft.orders.filter((order): order is Target => order.type === 'target'));
  #rolls = $derived.by<Readonly<Record<string, Readonly<Record<string, Roll>>>>>(() => this.field?.board.rolls ?? {});
  aims = $derived.by<readonly Aim[]>(() => {
    const groups = new Map<string, Aim & { numbers: number[] }>();
    for (const { craft, weapon, number, target, special = false } of this.#targets) {
      const key = `${craft}/${weapon}/${target}`;
      const group =
        groups.get(key) ??
        groups.set(key, { craft, weapon, target, numbers: [], special: 0, roll: this.#rolls[`${craft}/${weapon}`]?.[target] }).get(key)!;
      group.numbers.push(number);
      group.special += Number(special);
    }
    return [...groups.values()];
  });
  runs = $derived.by(() => this.draft.orders.filter((order): order is Run => order.type === 'run'));

  rollsOf(craft: string, weapon: string): Readonly<Record<string, Roll>> {
    return this.#rolls[`${craft}/${weapon}`] ?? {};
  }

  /** What each possible target asks of the die, for the unit that is picked: its best weapon there. */
  offered = $derived.by<ReadonlyMap<string, Roll>>(() => {
    const offered = new Map<string, Roll>();
    const unit = this.picked;
    if (!unit) return offered;
    const all =
      this.mode === 'run'
        ? [this.#rolls[unit.name] ?? {}]
        : Object.keys(unit.shown.arms ?? {}).map((weapon) => this.rollsOf(unit.name, weapon));
    for (const rolls of all)
      for (const [target, roll] of Object.entries(rolls)) if ((offered.get(target)?.sides ?? -1) < roll.sides) offered.set(target, roll);
    return offered;
  });

  /** Attacks that could be aimed but are not. */
  idle = $derived.by<readonly { craft: string; weapon: Target['weapon']; numbers: number[] }[]>(() => {
    if (this.mode !== 'aim') return [];
    return Object.entries(this.#rolls).flatMap(([key, rolls]) => {
      const [craft, weapon] = key.split('/') as [string, Target['weapon']];
      if (!Object.keys(rolls).length) return [];
      const aimed = new Set(this.#targets.filter((aim) => aim.craft === craft && aim.weapon === weapon).map(({ number }) => number));
      const numbers = Array.from({ length: this.field?.units.get(craft)?.shown.arms?.[weapon]?.[0] ?? 0 }, (_, n) => n + 1).filter(
        (number) => !aimed.has(number),
      );
      return numbers.length ? [{ craft, weapon, numbers }] : [];
    });
  });

  /** Some attacks go to another target; to none, they are not made. */
  aim(craft: string, weapon: Target['weapon'], numbers: readonly number[], target: string | undefined, special = 0): void {
    const isMeant = (order: Order): boolean =>
      order.type === 'target' && order.craft === craft && order.weapon === weapon && numbers.includes(order.number);
    const orders = this.draft.orders.filter((order) => !isMeant(order));
    const aims = target ? numbers.map((number, n): Order => ({ type: 'target', craft, weapon, number, target, special: n < special })) : [];
    const place = this.draft.orders.findIndex(isMeant);
    this.draft.setOrders(place < 0 ? [...orders, ...aims] : orders.toSpliced(place, 0, ...aims));
  }

  #aimAll(unit: Unit, target: string): void {
    for (const weapon of Object.keys(unit.shown.arms ?? {}) as Target['weapon'][]) {
      if (!(target in this.rollsOf(unit.name, weapon))) continue;
      this.aim(unit.name, weapon, Array.from({ length: unit.shown.arms![weapon]![0] }, (_, n) => n + 1), target);
    }
  }

  send(unit: string, target: string | undefined, general: string | null = null): void {
    const runs = this.draft.orders.filter((order) => !(order.type === 'run' && order.unit === unit));
    this.draft.setOrders(target ? [...runs, { type: 'run', unit, target, general, special: null }] : runs);
  }

  /** Who can ride in a pod. */
  generals(pod: string): readonly string[] {
    return [
      ...new Set(found(this.table.choices, 'run').flatMap(({ order }) => (order.unit === pod && order.general ? [order.general] : []))),
    ];
  }

  // Places

  /** Craft and small craft that can be placed in this step. */
  isPlaced(unit: Unit): boolean {
    if (unit.side !== this.field?.mine) return false;
    const { step } = this.field;
    return step === 'dispose' || (step === 'zone') === unit.isSmall;
  }

  #place(changed: Partial<Dispose>): void {
    if (this.drawn) this.draft.write({ ...this.drawn, ...changed });
  }

  /** To the other row. */
  swap(unit: Unit): void {
    const { drawn } = this;
    if (!drawn) return;
    if (unit.isSmall) return this.berth(unit, drawn.skirmish.includes(unit.name) ? this.berths(unit)[0] : 'zone');
    const without = (row: readonly string[]): string[] => row.filter((name) => name !== unit.name);
    const inLine = drawn.line.includes(unit.name);
    this.#place({
      line: inLine ? without(drawn.line) : [...drawn.line, unit.name],
      core: inLine ? [...drawn.core, unit.name] : without(drawn.core),
    });
  }

  /** One place to the left or right in its row. */
  shift(unit: Unit, by: -1 | 1): void {
    const { drawn } = this;
    if (!drawn || unit.isSmall) return;
    const row = drawn.line.includes(unit.name) ? 'line' : 'core';
    const names = [...drawn[row]];
    const at = names.indexOf(unit.name);
    if (at + by < 0 || at + by >= names.length) return;
    names.splice(at + by, 0, ...names.splice(at, 1));
    this.#place({ [row]: names });
  }

  /** Where a fighter or pod can be besides the zone: as it is, or aboard craft that are made for it. */
  berths(unit: Unit): readonly string[] {
    const carriers = [...(this.field?.units.values() ?? [])]
      .filter(
        ({ side, isSmall, kind }) =>
          !isSmall &&
          side === unit.side &&
          printed.craft[kind]?.mode === 'active' &&
          printed.craft[kind].cargo.includes(printed.craft[unit.kind]?.class ?? ''),
      )
      .map(({ name }) => name);
    const here = [unit.place, this.drawn?.aboard[unit.name]].filter((place): place is string => Boolean(place) && place !== 'zone');
    return [...new Set([...here, ...carriers])];
  }

  berth(unit: Unit, place: string | undefined): void {
    const { drawn } = this;
    if (!drawn || !place) return;
    const { [unit.name]: _, ...aboard } = drawn.aboard;
    const skirmish = drawn.skirmish.filter((name) => name !== unit.name);
    if (place === 'zone') this.#place({ skirmish: [...skirmish, unit.name], aboard });
    else this.#place({ skirmish, aboard: place === unit.place ? aboard : { ...aboard, [unit.name]: place } });
  }

  berthOf(unit: Unit): string {
    return this.drawn?.skirmish.includes(unit.name) ? 'zone' : (this.drawn?.aboard[unit.name] ?? unit.place ?? 'zone');
  }

  // Picking some craft

  #picking = $derived.by(() => found(this.table.choices, ...PICKING).map(({ order }) => order as Picking));
  #pickTemplate = $derived.by<Template | undefined>(() =>
    this.table.templates.find(({ type }) => (PICKING as readonly string[]).includes(type)),
  );
  /** The craft of which some may be picked. */
  able = $derived.by<readonly string[]>(() => {
    const blank = this.#pickTemplate?.blanks.craft;
    const among = blank?.type === 'several' ? blank.among.map(String) : [];
    const usual =
      this.draft.answer && 'craft' in this.draft.answer && Array.isArray(this.draft.answer.craft) ? this.draft.answer.craft : [];
    return this.mode === 'pick' ? [...new Set([...among, ...this.#picking.flatMap(({ craft }) => craft), ...usual])] : [];
  });
  /** How many of them at most. */
  most = $derived.by(() => {
    const blank = this.#pickTemplate?.blanks.craft;
    return blank?.type === 'several' ? (blank.most ?? blank.among.length) : 1;
  });
  chosen = $derived.by<readonly string[]>(() => (this.mode === 'pick' ? ((this.draft.answer as Picking | undefined)?.craft ?? []) : []));

  choose(craft: readonly string[]): void {
    const answer = this.draft.answer as Picking | undefined;
    if (!answer) return;
    if (answer.type !== 'withdraw') return this.draft.write({ ...answer, craft: [...craft] });
    // Whatever small craft the whole of them could take along goes with those that leave.
    const aboard = Object.assign(
      {},
      ...this.#picking.flatMap((order) => (order.type === 'withdraw' ? [order.aboard] : [])),
      answer.aboard,
    ) as Withdraw['aboard'];
    this.draft.write({
      ...answer,
      craft: [...craft],
      aboard: Object.fromEntries(Object.entries(aboard).filter(([, carrier]) => craft.includes(carrier))),
    });
  }

  // Uses of special weapons, and what is put away at the end

  uses = $derived.by(() =>
    this.mode === 'tick' ? found(this.table.choices, 'cloak', 'patch').map(({ order }) => order as Cloak | Patch) : [],
  );
  settling = $derived.by<readonly { unit: string; places: readonly string[] }[]>(() => {
    const places = new Map<string, Set<string>>();
    for (const { order } of found(this.table.choices, 'settle'))
      places.set(order.unit, (places.get(order.unit) ?? new Set()).add(order.place));
    for (const order of this.draft.orders)
      if (order.type === 'settle') places.set(order.unit, (places.get(order.unit) ?? new Set()).add(order.place));
    return this.mode === 'settle' ? [...places].map(([unit, set]) => ({ unit, places: [...set] })) : [];
  });

  settled(unit: string): string | undefined {
    return this.draft.orders.find((order): order is Settle => order.type === 'settle' && order.unit === unit)?.place;
  }

  settle(unit: string, place: string | undefined): void {
    const orders = this.draft.orders.filter((order) => !(order.type === 'settle' && order.unit === unit));
    this.draft.setOrders(place ? [...orders, { type: 'settle', unit, place }] : orders);
  }

  // Pressing what stands on the board

  /** Whether pressing a unit does anything now. */
  canPress(unit: Unit): boolean {
    if (!this.table.canAct) return false;
    if (this.mode === 'place') return this.isPlaced(unit);
    if (this.mode === 'pick') return this.able.includes(unit.name);
    if (this.mode === 'tick') return this.uses.some(({ craft }) => craft === unit.name);
    if (this.mode !== 'aim' && this.mode !== 'run') return false;
    return this.offered.has(unit.name) || this.canFire(unit);
  }

  /** Whether it has something to aim or can run. */
  canFire(unit: Unit): boolean {
    if (unit.side !== this.field?.mine) return false;
    return this.mode === 'run'
      ? unit.name in this.#rolls
      : Object.keys(unit.shown.arms ?? {}).some((weapon) => Object.keys(this.rollsOf(unit.name, weapon)).length > 0);
  }

  press(unit: Unit): void {
    if (!this.canPress(unit)) return;
    if (this.mode === 'pick')
      return this.choose(this.chosen.includes(unit.name) ? this.chosen.filter((name) => name !== unit.name) : [...this.chosen, unit.name]);
    if (this.mode === 'tick') {
      const use = this.uses.find(({ craft }) => craft === unit.name)!;
      return this.draft.count(use) ? this.draft.drop(use) : this.draft.add(use);
    }
    const { picked } = this;
    if (picked && this.offered.has(unit.name)) {
      if (this.mode === 'aim') return this.#aimAll(picked, unit.name);
      const before = this.runs.find((run) => run.unit === picked.name);
      return this.send(picked.name, before?.target === unit.name ? undefined : unit.name, before?.general ?? null);
    }
    this.#picked = picked?.name === unit.name ? undefined : { of: this.#of, unit: unit.name };
  }

  letGo(): void {
    this.#picked = undefined;
  }

  // The rest of the round

  /** The steps that are still to come in this round, in which nothing can be done on purpose. */
  toCome = $derived.by<readonly Step[]>(() => {
    if (!this.field) return [];
    const { steps } = this.field.board;
    return steps.slice(steps.indexOf(this.field.step) + 1).filter((step) => !['place', 'watch'].includes(MODES[step]) && step !== 'shield');
  });
  later = $derived.by(() => (this.#later.of === `${this.field?.round}` ? this.#later.steps : {}));

  setLater(step: Step, what: Later): void {
    this.#later = { of: `${this.field?.round}`, steps: { ...this.later, [step]: what } };
  }

  /** Whether what is ordered now can be handed in with the rest of the round. */
  canFile = $derived.by(() => this.isAsked && this.field !== undefined && !['shield', 'settle'].includes(this.field.step));

  /** All that is ordered for the rest of this round: this step as it is written, and later ones that are held. */
  roundOrders = $derived.by<BattleOrders | undefined>(() => {
    const { answer, sent } = this.draft;
    if (!this.canFile || !answer || !this.field) return undefined;
    const held = this.toCome.filter((step) => this.later[step] === 'nothing').map((step) => ({ type: 'hold' as const, step }));
    const now = sent?.type === 'form' ? (sent.orders as Order[]) : [answer as Order];
    const written = now.length ? now : [{ type: 'hold' as const, step: this.field.step }];
    return { type: 'battle_orders', orders: [...written, ...held] as BattleOrders['orders'] };
  });
}

/** Board and list show the same. */
export const tacticsOf = ofTable((table) => new Tactics(table));
