/** What is being decided: a group and where it goes, picked on the map; or an order from the list. The server has said what may be done. */
import type { Action, Move, SwShown } from '../../generated/games/space-wars';
import { said } from '../../lib/i18n.svelte';
import type { Choice, Decision, Refusal, TableForGame } from '../game';
import { draftOf, type Draft } from './desks/draft.svelte';
import { words as ofBattle } from './desks/battle/words';
import { isHandled } from './desks/handled';
import { words as ofDesks } from './desks/words';
import { groupsAt } from './fleets';
import { planFor, sectorName, type Sector } from './plan';
import { words } from './words';

/** An order that takes craft from one sector to another. */
const WAYS = ['move', 'gate', 'jump', 'warp'] as const;
type Way = Extract<Action, { type: (typeof WAYS)[number] }>;

const isWay = (order: Action): order is Way => (WAYS as readonly string[]).includes(order.type);
const orderOf = (choice: Choice): Action => choice.action as Action;
const craftIn = (order: Way): readonly string[] => (Array.isArray(order.craft) ? order.craft : [order.craft as string]);

export interface Leg {
  choice: Choice;
  order: Way;
  craft: readonly string[];
}

export class Picker implements Decision {
  /** The sector whose group is picked. */
  source = $state<string>();
  /** The craft of that group that go; all that can, unless some were left behind. */
  #kept = $state.raw<ReadonlySet<string>>(new Set());
  target = $state<string>();
  refused = $state.raw<(Refusal & { target: string }) | undefined>();

  /** Made here, and not by whoever asks for it first: what is made while something is worked out is not followed by it. */
  readonly #written: Draft;

  constructor(readonly table: TableForGame) {
    this.#written = draftOf(table);
  }

  /** What is written at the desk of the phase, where the decision is made at one. */
  draft = $derived.by(() => {
    const { isForm, kind } = this.#written;
    return isForm || kind === 'choosing' || kind === 'planning' || kind === 'battle' ? this.#written : undefined;
  });

  view = $derived.by(() => this.table.view as SwShown);
  plan = $derived.by(() => planFor(this.view));
  active = $derived.by(() => this.table.canAct);

  legs = $derived.by((): readonly Leg[] => this.table.choices.flatMap((choice) => {
    const order = orderOf(choice);
    return isWay(order) ? [{ choice, order, craft: craftIn(order) }] : [];
  }));

  /** Orders that are neither picked on the map nor given at a desk. */
  others = $derived.by(() => this.table.choices.filter((choice) => {
    const order = orderOf(choice);
    return !isWay(order) && order.type !== 'end' && !isHandled(order.type);
  }));
  end = $derived.by(() => this.table.choices.find((choice) => orderOf(choice).type === 'end'));

  /** The ways out of each sector. */
  #bySector = $derived.by(() => {
    const found = new Map<string, Leg[]>();
    for (const leg of this.legs) {
      const at = this.view.fleets.craft[leg.craft[0]!]?.at;
      const key = at === undefined ? undefined : this.plan.sectors[at]?.key;
      if (key) found.set(key, [...(found.get(key) ?? []), leg]);
    }
    return found;
  });

  movable = $derived.by(() => new Set(this.#bySector.keys()));
  #out = $derived.by(() => (this.source ? (this.#bySector.get(this.source) ?? []) : []));
  /** The craft of the picked group that can go anywhere at all. */
  able = $derived.by(() => [...new Set(this.#out.flatMap(({ craft }) => craft))]);
  crew = $derived.by(() => this.able.filter((craft) => !this.#kept.has(craft)));

  /** Where the crew can go, and who of it. */
  ends = $derived.by((): ReadonlyMap<string, { craft: readonly string[]; order: Way }> => {
    const found = new Map<string, { craft: string[]; order: Way }>();
    for (const { order, craft } of this.#out) {
      const goes = craft.filter((each) => this.crew.includes(each) && !found.get(order.to)?.craft.includes(each));
      if (!goes.length) continue;
      const so = found.get(order.to);
      if (so && so.order.type === order.type) so.craft.push(...goes);
      else if (!so) found.set(order.to, { craft: [...goes], order });
    }
    return found;
  });

  /** What would be ordered: the crew, as far as it can go there. */
  order = $derived.by((): Way | undefined => {
    const end = this.target ? this.ends.get(this.target) : undefined;
    if (!end) return undefined;
    const { order, craft } = end;
    return Array.isArray(order.craft) ? { ...(order as Move), craft: [...craft] } : order;
  });

  pickable = $derived.by(() => (this.source ? [...new Set([...this.ends.keys(), ...this.movable])] : [...this.movable]));

  nameOf(key: string): string {
    const sector = this.plan.byKey.get(key);
    return sector ? sectorName(sector) : key;
  }

  get lead(): string {
    const say = words();
    if (this.draft?.kind === 'battle') return ofBattle().lead;
    if (this.draft) return this.draft.isForm ? say.leadForm : this.draft.kind === 'choosing' ? ofDesks().opening.lead : say.leadChoose;
    if (this.target) return say.leadTo(this.nameOf(this.target));
    if (this.source) return say.leadGroup(this.nameOf(this.source));
    if (this.movable.size) return say.leadMove;
    return this.end ? say.leadForm : say.leadChoose;
  }

  get main(): Decision['main'] {
    const say = words();
    if (this.draft?.sent) return { label: this.draft.refused.length ? ofDesks().sendFew(this.draft.refused.length) : ofDesks().send, choice: { action: this.draft.sent } };
    if (this.order && this.target) return { label: say.mainGo(this.nameOf(this.target)), choice: { action: this.order } };
    if (this.source) return { label: say.mainChoose };
    if (this.end) return { label: this.movable.size ? say.mainEnd : say.mainSend, choice: this.end };
    // Asked for one thing after the other, one may take what would be played anyway.
    const { asked } = this.table;
    if (asked && !this.movable.size) return { label: said(asked.default), choice: { action: asked.action } };
    return { label: say.mainChoose };
  }

  get refusal(): Refusal | undefined {
    return this.refused;
  }

  get held(): boolean {
    return Boolean(this.source || this.refused);
  }

  letGo(): void {
    if (this.refused) this.refused = undefined;
    else if (this.target) this.target = undefined;
    else this.reset();
  }

  reset(): void {
    const standing = this.source;
    this.source = this.target = undefined;
    this.refused = undefined;
    this.#kept = new Set();
    // A group that has made a step goes on from where it stands, if it can.
    if (standing && this.active && this.movable.has(standing)) this.source = standing;
  }

  follow(choice: Choice): void {
    const order = orderOf(choice);
    // A form is written down at its desk, where one can change it before it is sent.
    if (this.draft) return this.#written.write(order);
    if (!isWay(order)) return;
    const at = this.view.fleets.craft[craftIn(order)[0]!]?.at;
    this.source = at === undefined ? undefined : this.plan.sectors[at]?.key;
    this.#kept = new Set(this.able.filter((craft) => !craftIn(order).includes(craft)));
    this.target = order.to;
  }

  /** Send a craft along, or let it stay. */
  toggle(craft: string): void {
    const kept = new Set(this.#kept);
    if (!kept.delete(craft)) kept.add(craft);
    this.#kept = kept;
    if (this.target && !this.ends.has(this.target)) this.target = undefined;
  }

  async pick(key: string): Promise<void> {
    if (!this.active) return;
    this.refused = undefined;
    if (this.source && this.ends.has(key) && key !== this.source) {
      if (this.target === key || !this.table.confirms) {
        this.target = key;
        if (this.order) return this.table.play(this.order);
      }
      this.target = key;
    } else if (key === this.source) this.reset0();
    else if (this.source && !this.movable.has(key)) await this.tryTo(key);
    else this.take(key);
  }

  take(key: string): void {
    this.#kept = new Set();
    this.target = undefined;
    this.source = this.movable.has(key) ? key : undefined;
  }

  private reset0(): void {
    this.source = this.target = undefined;
    this.#kept = new Set();
  }

  /** Ask why the picked group cannot go there. */
  async tryTo(key: string): Promise<void> {
    if (!this.source || this.ends.has(key)) return;
    const at = this.plan.byKey.get(this.source)!.number;
    const mine = groupsAt(this.view, at).find(({ seat }) => seat === this.table.seat)?.craft ?? [];
    const craft = this.crew.length ? this.crew : mine;
    const verdict = await this.table.why({ type: 'move', craft: [...craft], to: key, flag: true });
    if (verdict && !verdict.legal) this.refused = { verdict, target: key };
  }

  /** The next of some sectors, in reading order. */
  next(among: Iterable<string>, from: string, by: number): string | undefined {
    const wanted = new Set(among);
    const keys = this.plan.cells.map(({ key }) => key).filter((key) => wanted.has(key) || key === from);
    if (!wanted.size) return undefined;
    const at = keys.indexOf(from);
    const step = keys[(at + by + keys.length) % keys.length];
    return step === from ? undefined : step;
  }

  worlds(): string[] {
    return this.plan.cells.filter((sector: Sector) => sector.system && this.view.sectors.each[sector.number]?.owner === this.view.you).map(({ key }) => key);
  }
}
