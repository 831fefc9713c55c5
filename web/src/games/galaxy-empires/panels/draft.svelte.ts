/** The offer being written at a table: with whom, and what is in it so far. It outlives the tab it is written in. */
import type { Template } from '../../../generated/api';
import type { Offer, ProposalSeen } from '../../../generated/games/galaxy-empires';
import type { Plain } from '../../../lib/form/fill';
import type { TableForGame } from '../../game';
import { ofTable } from '../../of-table.svelte';
import { whole } from '../../whole';
import { dealOf, mirrored, NO_DEAL, order, stockOf, waysTo, within, type Deal, type How, type Side, type Stock } from './deal';
import { isAlive, seen } from './seen';

export class Draft {
  /** What was written, by whom and for whom: at a shared screen the next seat begins anew, and so does an answer to another. */
  #written = $state.raw<{ by: number; partner: number; deal: Deal }>();
  readonly #table: TableForGame;

  constructor(table: TableForGame) {
    this.#table = table;
  }

  get me(): number {
    return this.#table.seat ?? 0;
  }

  get partners(): number[] {
    const view = seen(this.#table);
    return view.players.map((_, seat) => seat).filter((seat) => seat !== this.me && isAlive(view, seat));
  }

  /** Whose proposal waits for our answer. */
  get asker(): ProposalSeen | undefined {
    const { proposal } = seen(this.#table);
    return proposal && proposal.to === this.#table.seat ? proposal : undefined;
  }

  get partner(): number | undefined {
    if (this.asker) return this.asker.maker;
    const picked = this.#written?.by === this.me ? this.#written.partner : undefined;
    return picked !== undefined && this.partners.includes(picked) ? picked : this.partners[0];
  }

  get deal(): Deal {
    const written = this.#written;
    const template = this.template;
    if (written?.by !== this.me || written.partner !== this.partner) return NO_DEAL;
    return template ? within(written.deal, template) : written.deal;
  }

  get ways(): ReturnType<typeof waysTo> {
    return this.partner === undefined ? {} : waysTo(this.#table.templates, this.partner);
  }

  /** How it can be put now, the most direct way first; who is asked can only answer. */
  get hows(): How[] {
    const hows: How[] = this.asker ? ['counter'] : ['propose', 'post_offer'];
    return hows.filter((how) => this.ways[how]);
  }

  /** What describes the offer, put in the most direct way. */
  get template(): Template | undefined {
    const [how] = this.hows;
    return how && whole(this.#table, this.ways[how]);
  }

  stock(side: Side): Stock | undefined {
    return this.template && stockOf(this.template, side);
  }

  pick(partner: number): void {
    if (partner === this.partner) return;
    this.begin(NO_DEAL, partner);
  }

  begin(deal: Deal, partner = this.partner): void {
    this.#written = partner === undefined ? undefined : { by: this.me, partner, deal };
  }

  /** Begin with the terms of another's offer, as we see them. */
  answer({ maker, terms }: ProposalSeen | Offer): void {
    if (terms) this.begin(mirrored(dealOf(terms)), maker);
  }

  order(how: How): Plain | undefined {
    const template = whole(this.#table, this.ways[how]);
    return template && order(template, this.deal);
  }
}

export const draftOf = ofTable((table) => new Draft(table));
