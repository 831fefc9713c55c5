/** The adviser at a table: whether there is one, what is proposed now, and what is not opened yet in a first game. */
import type { Hint } from '../../../generated/api';
import type { Action, SwShown } from '../../../generated/games/space-wars';
import type { Decision, TableForGame } from '../../game';
import { isGuided } from '../../guide/guide.svelte';
import { ofTable } from '../../of-table.svelte';
import { recall, remember } from '../../../lib/storage';
import { spendingOf, turnOf } from '../boards';
import type { Order } from '../desks/draft.svelte';
import { KINDS, type Phase } from '../desks/phases';
import { GAME, GUIDED } from '../guide/lessons.svelte';
import { planFor } from '../plan';
import { arrivalOf, type Arrival } from './arrival';
import { cardsOf, type Card } from './cards';
import { rowsOf, type Row } from './rows';

/** The decision in which credits are spent on works. */
const WORKS = 'works';
const KEY = `${GAME}.adviser`;

/** Whether this device wants an adviser. */
class Wanted {
  #on = $state(recall(KEY) !== 'off');

  get on(): boolean {
    return this.#on;
  }

  set(on: boolean): void {
    this.#on = on;
    remember(KEY, on ? 'on' : 'off');
  }
}

export const wanted = new Wanted();

class Adviser {
  /** The decision that is made by hand. */
  #byHand = $state<string>();
  /** The position for which nothing could be proposed, or was asked already. */
  #asked = -1;
  /** The turn whose beginning one has looked at. */
  #seen = $state(0);
  #goesOnSmaller = $state(false);

  constructor(readonly table: TableForGame) {
    const { turn, phase } = this.view;
    this.#seen = phase === 'event' || phase === 'council' ? turn - 1 : turn;
  }

  view = $derived.by(() => this.table.view as SwShown);
  board = $derived.by(() => (this.table.seat === undefined ? undefined : turnOf(this.table)));
  isOn = $derived.by(() => wanted.on && this.table.advised);
  /** What belongs to one decision, and not to the next. */
  #decision = $derived.by(() => `${this.view.turn}/${this.view.phase}/${this.table.asked?.kind ?? ''}`);
  byHand = $derived.by(() => this.#byHand === this.#decision);
  /** The phases that a first game has not opened yet, with the turn in which it does. */
  locks = $derived.by(() => (this.isOn && isGuided(GAME, GUIDED) ? (this.board?.locks ?? []) : []));
  isGuided = $derived.by(() => this.isOn && isGuided(GAME, GUIDED) && (this.board?.way ?? []).length > 0);
  /** Whether a turn is over and one has not gone on yet. */
  tells = $derived.by(() => this.isOn && this.view.turn > 1 && this.#seen < this.view.turn && !this.view.ending);
  #isSparedNow = $derived.by(() => this.isSpared(this.table.asked?.kind ?? ''));
  /** Whether the adviser stands in the place of what is asked. */
  stands = $derived.by(() => this.isOn && !this.byHand && this.table.asks && !this.view.ending && !this.#isSparedNow);
  proposal = $derived.by<Hint | undefined>(() => (this.stands ? this.table.hint : undefined));
  rows = $derived.by<readonly Row[]>(() => (this.proposal ? rowsOf(this.proposal, this.view, this.table.names) : []));

  /** What a newcomer sees first. */
  arrival = $derived.by<Arrival | undefined>(() => {
    const { seat } = this.table;
    if (!this.isGuided || this.view.turn || seat === undefined) return undefined;
    return arrivalOf(this.view, planFor(this.view), seat);
  });

  /** Of works, what can be chosen from: what is proposed, and beside it what else makes sense. */
  cards = $derived.by<readonly Card[]>(() => {
    const action = this.proposal?.action as Action | undefined;
    if (action?.type !== 'form' || this.table.asked?.kind !== WORKS) return [];
    return cardsOf(action.orders as Order[], this.rows, spendingOf(this.table)?.ways ?? []);
  });

  isLocked(phase: Phase): boolean {
    return this.locks.some((lock) => lock.phase === phase);
  }

  /** Whether what is asked belongs to a part that is not opened yet. */
  isSpared(kind: string): boolean {
    return this.locks.some(({ phase }) => KINDS[phase as Phase]?.includes(kind));
  }

  /** Have something proposed for what is asked now, once; call it in an effect of whatever shows it. */
  ask(): void {
    const { table } = this;
    if (!this.stands || this.tells || table.hint || table.asking || !table.canAct || this.#asked === table.number) return;
    this.#asked = table.number;
    void table.advise();
  }

  async accept(): Promise<void> {
    const { proposal, table } = this;
    if (!proposal || !table.canAct) return;
    if (proposal.further.length) await table.carryOut();
    else await table.play(proposal.action);
  }

  /** Other works than those that are proposed. */
  async build(orders: readonly Order[]): Promise<void> {
    if (this.table.canAct) await this.table.play({ type: 'form', orders });
  }

  takeOver(): void {
    this.#byHand = this.#decision;
  }

  handBack(decision: Decision): void {
    decision.reset();
    this.#byHand = undefined;
  }

  /** Whether the home is lost, and one has not said to go on nevertheless. */
  hasFallen = $derived.by(() => this.isGuided && !this.#goesOnSmaller && (this.board?.has_lost_home ?? false));

  goOnSmaller(): void {
    this.#goesOnSmaller = true;
  }

  goOn(): void {
    this.#seen = this.view.turn;
  }
}

export const adviserOf = ofTable((table) => new Adviser(table));

/** Whether the adviser proposes, or tells of the turn that is over: what hides that is not opened by itself. */
export const isAdvised = (table: TableForGame): boolean => adviserOf(table).stands || adviserOf(table).tells;
