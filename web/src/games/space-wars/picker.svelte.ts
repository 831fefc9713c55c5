/** What is being decided: a group and where it goes, picked on the map; or an order from the list. The server has said what may be done. */
import type { Template, Verdict } from '../../generated/api';
import type { Action, SwShown } from '../../generated/games/space-wars';
import { said } from '../../lib/i18n.svelte';
import type { Choice, Decision, Refusal, TableForGame } from '../game';
import { draftOf, type Draft } from './desks/draft.svelte';
import { assaultIn } from './desks/assault/openings';
import { words as ofAssault } from './desks/assault/words';
import { words as ofBattle } from './desks/battle/words';
import { isHandled } from './desks/handled';
import { sendingOf } from './desks/sending';
import { words as ofDesks } from './desks/words';
import { groupsAt } from './fleets';
import { ableIn, endsOf, goingOn, orderFor, type End } from './journeys';
import { planFor, sectorName, type Sector } from './plan';
import { kindOf, printed } from './printed';
import { unaskedOf } from './unasked.svelte';
import { words } from './words';

/** An order that takes craft from one sector to another. */
const WAYS = ['move', 'gate', 'jump', 'warp'] as const;
type Way = Extract<Action, { type: (typeof WAYS)[number] }>;
type Warp = Extract<Action, { type: 'warp' }>;

const isWay = (order: Action): order is Way => (WAYS as readonly string[]).includes(order.type);
const orderOf = (choice: Choice): Action => choice.action as Action;
const among = (template: Template | undefined, blank: string): readonly string[] => {
  const found = template?.blanks[blank];
  return found?.type === 'pick' ? (found.among as string[]) : [];
};

/** What fights and is no base. */
const isWarship = (craft: string): boolean => {
  const sheet = printed.craft[kindOf(craft)];
  return sheet !== undefined && sheet.battle && sheet.class === 'capital';
};

/** Long enough for a look at one end on the way to another. */
const PAUSE_MS = 120;

export class Picker implements Decision {
  /** The sector whose group is picked. */
  source = $state<string>();
  /** The craft of that group that go; all that can, unless some were left behind. */
  #kept = $state.raw<ReadonlySet<string>>(new Set());
  target = $state<string>();
  /** The way to the target, where it was chosen sector by sector. */
  #route = $state.raw<End>();
  refused = $state.raw<(Refusal & { target: string }) | undefined>();
  #jumps = $state(false);
  #fuel = $state<string>();
  #weighed = $state.raw<{ order: Action; verdict: Verdict }>();
  /** Who was told where to go: once they are there, they stay picked. */
  #going: readonly string[] = [];

  readonly #written: Draft;

  constructor(readonly table: TableForGame) {
    this.#written = draftOf(table);
  }

  /** What is written at the desk of the phase, where the decision is made at one. */
  draft = $derived.by(() => {
    const { isForm, kind } = this.#written;
    return isForm || kind === 'choosing' || kind === 'planning' || kind === 'battle' || kind === 'groundbattle' ? this.#written : undefined;
  });

  view = $derived.by(() => this.table.view as SwShown);
  plan = $derived.by(() => planFor(this.view));
  active = $derived.by(() => this.table.canAct);

  #able = $derived.by<ReturnType<typeof ableIn>>(() =>
    this.table.choices.some((choice) => orderOf(choice).type === 'end') ? ableIn(this.view, this.plan) : new Map(),
  );
  #warps = $derived.by(() => this.table.choices.map(orderOf).filter((order): order is Warp => order.type === 'warp'));

  /** Orders that are neither picked on the map nor given at a desk. */
  others = $derived.by(() => this.table.choices.filter((choice) => {
    const order = orderOf(choice);
    return !isWay(order) && order.type !== 'end' && !isHandled(order.type);
  }));
  end = $derived.by(() => this.table.choices.find((choice) => orderOf(choice).type === 'end'));

  /** The sectors from which something can go somewhere. */
  movable = $derived.by(() => new Set([...this.#able.keys(), ...this.#warps.flatMap(({ craft }) => this.whereIs(craft) ?? [])]));
  /** The craft of the picked group that can go anywhere at all. */
  able = $derived.by<readonly string[]>(() => (this.source ? this.ableAt(this.source) : []));
  crew = $derived.by(() => this.able.filter((craft) => !this.#kept.has(craft)));

  // A space jump: one craft, anywhere, with fuel from somewhere.
  #leap = $derived.by(() => this.table.templates.find(({ type }) => type === 'jump'));
  fuels = $derived.by(() => among(this.#leap, 'fuel'));
  canJump = $derived.by(() => this.crew.length === 1 && among(this.#leap, 'craft').includes(this.crew[0]!));
  isJumping = $derived.by(() => this.#jumps && this.canJump);
  fuel = $derived.by(() => (this.#fuel && this.fuels.includes(this.#fuel) ? this.#fuel : this.fuels[0]));

  /** Where the crew can go, and who of it. */
  ends = $derived.by((): ReadonlyMap<string, End> => {
    const { source, crew } = this;
    if (!source) return new Map();
    if (this.isJumping) return new Map(among(this.#leap, 'to').filter((to) => to !== source).map((to) => [to, { craft: crew, steps: [] }]));
    const found = new Map(endsOf(this.#able.get(source) ?? [], crew));
    for (const { craft, to } of this.#warps) if (crew.includes(craft) && !found.has(to)) found.set(to, { craft: [craft], steps: [] });
    return found;
  });

  /** How the crew gets to where it was told to go. */
  way = $derived.by(() => (this.target === undefined ? undefined : (this.#route ?? this.ends.get(this.target))));

  /** What would be ordered: the crew, as far as it can go there. */
  order = $derived.by((): Action | undefined => {
    const { way, target, fuel } = this;
    if (!way || !target) return undefined;
    if (this.isJumping) return fuel ? { type: 'jump', craft: way.craft[0]!, to: target, fuel, flag: true } : undefined;
    return way.steps.length ? orderFor(way) : this.#warps.find(({ craft, to }) => craft === way.craft[0] && to === target);
  });

  /** What the table says of the order; undefined until it has. */
  verdict = $derived.by(() => (this.#weighed && this.#weighed.order === this.order ? this.#weighed.verdict : undefined));

  /** Have the table weigh the order; call it in an effect of whatever shows it. */
  weigh(): (() => void) | undefined {
    const { order, table } = this;
    if (!order || this.verdict) return undefined;
    const pause = setTimeout(async () => {
      const verdict = await table.weigh(order);
      if (verdict) this.#weighed = { order, verdict };
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }

  /** The craft in a sector that can go anywhere at all. */
  ableAt(key: string): readonly string[] {
    const warping = this.#warps.filter(({ craft }) => this.whereIs(craft) === key).map(({ craft }) => craft);
    return [...new Set([...(this.#able.get(key) ?? []).flatMap(({ craft }) => craft), ...warping])];
  }

  /** The sector a craft is in. */
  whereIs(craft: string): string | undefined {
    const at = this.view.fleets.craft[craft]?.at;
    return at === undefined ? undefined : this.plan.sectors[at]?.key;
  }

  pickable = $derived.by(() => (this.source ? [...new Set([...this.ends.keys(), ...this.movable])] : [...this.movable]));

  nameOf(key: string): string {
    const sector = this.plan.byKey.get(key);
    return sector ? sectorName(sector) : key;
  }

  get lead(): string {
    const say = words();
    if (this.draft?.kind === 'battle' || this.draft?.kind === 'groundbattle') return ofBattle().lead;
    if (this.draft)
      return this.draft.isForm
        ? (say.leadForms[this.draft.kind ?? ''] ?? say.leadForm)
        : this.draft.kind === 'choosing'
          ? ofDesks().opening.lead
          : say.leadChoose;
    if (this.target) return say.leadTo(this.nameOf(this.target));
    if (this.source) return say.leadGroup(this.nameOf(this.source));
    if (this.end && assaultIn(this.table)) return ofAssault().passLead;
    if (this.movable.size) return say.leadMove;
    return this.end ? say.leadForm : say.leadChoose;
  }

  get main(): Decision['main'] {
    const say = words();
    if (this.draft?.sent) {
      const { label, action } = sendingOf(this.table);
      return { label, choice: { action } };
    }
    if (this.order && this.target) return { label: say.mainGo(this.nameOf(this.target)), choice: { action: this.order } };
    if (this.source) return { label: say.mainWhere };
    if (this.end && assaultIn(this.table)) return { label: ofAssault().pass, choice: this.end };
    if (this.end) return { label: this.movable.size ? say.mainEnd : say.mainSend, choice: this.end };
    // Asked for one thing after the other, one may take what would be played anyway.
    const { asked } = this.table;
    const [first] = this.table.choices;
    if (asked?.kind === 'chairing' && first && orderOf(first).type === 'appoint')
      return { label: ofDesks().council.asSuggested, choice: { action: asked.action }, pressed: () => unaskedOf(this.table).fillOffices() };
    if (asked && !this.movable.size) return { label: said(asked.default), choice: { action: asked.action } };
    return { label: say.mainChoose };
  }

  get refusal(): Refusal | undefined {
    return this.refused;
  }

  /** On a phone the map is needed now: what stands beside it folds away until a sector is chosen. */
  get needsBoard(): boolean {
    return this.source !== undefined && this.target === undefined && !this.refused;
  }

  get held(): boolean {
    return Boolean(this.source || this.refused);
  }

  letGo(): void {
    if (this.refused) this.refused = undefined;
    else if (this.target) this.#aim(undefined);
    else this.#drop();
  }

  reset(): void {
    this.refused = undefined;
    // Where nobody was sent away, the group stays picked: a player who took something aboard may take more.
    if (!this.target && this.source && this.active && this.movable.has(this.source)) return;
    const sent = this.target ? this.#going : [];
    this.#drop();
    // A group that has made a step goes on from where it stands, if it can.
    const at = sent[0] && this.whereIs(sent[0]);
    if (!at || !this.active || !this.movable.has(at)) return;
    this.source = at;
    this.#kept = new Set(this.able.filter((craft) => !sent.includes(craft)));
    if (!this.crew.length) this.#drop();
  }

  /** Forms are changed at their desks, and ways on the map; what is rolled or answered is just done. */
  follows(choice: Choice): boolean {
    const order = orderOf(choice);
    if (this.draft)
      return this.draft.isForm ? order.type === 'form' : order.type === (this.table.asked?.action as Action | undefined)?.type;
    const first = order.type === 'file' ? (order.orders[0] as Action | undefined) : order;
    return first !== undefined && isWay(first);
  }

  follow(choice: Choice): void {
    const order = orderOf(choice);
    // A form is written down at its desk, where one can change it before it is sent.
    if (this.draft) return this.#written.write(order);
    const first = order.type === 'file' ? (order.orders[0] as Action | undefined) : order;
    this.#drop();
    if (!first || !isWay(first)) return;
    const going = Array.isArray(first.craft) ? first.craft : [first.craft as string];
    this.source = this.whereIs(going[0]!);
    this.#kept = new Set(this.able.filter((craft) => !going.includes(craft)));
    this.#aim(order.type === 'file' ? (order.orders.at(-1) as Way).to : first.to);
  }

  /** Send a craft along, or let it stay. */
  toggle(craft: string): void {
    const kept = new Set(this.#kept);
    if (!kept.delete(craft)) kept.add(craft);
    this.#kept = kept;
    this.#aim(this.target && this.ends.has(this.target) ? this.target : undefined);
  }

  /** Send all along, or let all stay to choose some of them. */
  sendAll(all: boolean): void {
    this.#kept = new Set(all ? [] : this.able);
    this.#aim(undefined);
  }

  async pick(key: string): Promise<void> {
    if (!this.active) return;
    this.refused = undefined;
    const again = this.target === key;
    if (again && this.#route && this.order) return this.table.play(this.order);
    if (this.source && this.ends.has(key) && key !== this.source) {
      this.#aim(key);
      if ((again || !this.table.confirms) && this.order) return this.table.play(this.order);
    } else if (key === this.source) this.#drop();
    else if (this.source && !this.movable.has(key)) await this.tryTo(key);
    else this.take(key);
  }

  #aim(key: string | undefined, route?: End): void {
    this.target = key;
    this.#route = route;
    this.#going = this.way?.craft ?? [];
  }

  /** Make a sector the next stop of the way, instead of going there; whether it can be one. */
  queue(key: string): boolean {
    const route = this.source && !this.isJumping ? goingOn(this.way, key, this.ends, this.plan) : undefined;
    if (route) this.#aim(key, route);
    return route !== undefined;
  }

  /** Pick the group of a sector: its warships, which are what one mostly sends; where there are none, one of its craft. */
  take(key: string): void {
    this.#drop();
    this.source = this.movable.has(key) ? key : undefined;
    const warships = this.able.filter(isWarship);
    const going = new Set(warships.length ? warships : this.able.slice(0, 1));
    this.#kept = new Set(this.able.filter((craft) => !going.has(craft)));
  }

  /** Let one craft of the group go alone. */
  only(craft: string): void {
    this.#kept = new Set(this.able.filter((one) => one !== craft));
    this.#aim(this.target && this.ends.has(this.target) ? this.target : undefined);
  }

  /** Look for ways by a space jump, or by steps and gates. */
  jump(wanted: boolean): void {
    this.#jumps = wanted;
    this.#aim(undefined);
  }

  burn(fuel: string): void {
    this.#fuel = fuel;
  }

  #drop(): void {
    this.source = this.target = this.#route = undefined;
    this.#kept = new Set();
    this.#jumps = false;
    this.#going = [];
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
    return this.plan.cells
      .filter((sector: Sector) => sector.system && this.view.sectors.each[sector.number]?.owner === this.view.you)
      .map(({ key }) => key);
  }
}
