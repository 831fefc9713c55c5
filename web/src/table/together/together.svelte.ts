/** What the table is asked to agree on, and what we may ask or do there. The server decides; this fetches and asks. */
import type { AskVote, NewTable, Together, Vote } from '../../generated/api';
import { api as server } from '../../lib/api';
import { said } from '../../lib/i18n.svelte';
import { go } from '../../lib/router.svelte';
import { problemOf } from '../reach.svelte';
import type { Sitting } from '../sitting.svelte';
import { words } from './words';

type Plain = (id: string) => Promise<Together>;

export class Agreement {
  now = $state.raw<Together>();
  busy = $state(false);
  /** Why the server did not do as asked. */
  trouble = $state('');
  #heard = new Set<number>();

  votes = $derived<readonly Vote[]>(this.now?.votes ?? []);
  closed = $derived(this.now?.closed ?? false);
  /** The others can be asked for a rematch. */
  offersRematch = $derived.by(() => this.sitting.talking.offered && (this.now?.may_ask.includes('rematch') ?? false));

  constructor(private readonly sitting: Sitting) {}

  /** Our seats whose answer a vote waits for. */
  mineOf = ({ due }: Vote): number[] => due.filter((seat) => this.sitting.table.mine.includes(seat));

  async fetch(): Promise<void> {
    await server.together(this.sitting.table.id).then((found) => this.#take(found), () => undefined);
  }

  ask(post: Omit<AskVote, 'seat'>): Promise<void> {
    const { seat } = this.sitting.table;
    return seat === null ? Promise.resolve() : this.#do((id) => server.askVote(id, { ...post, seat }));
  }

  /** Ask for a rematch, or agree to the one that is asked for. */
  async askRematch(): Promise<void> {
    const asked = this.votes.find(({ kind }) => kind === 'rematch');
    for (const seat of asked ? this.mineOf(asked) : []) await this.answer(asked!.number, seat, true);
    if (!asked) await this.#askRematch();
  }

  #askRematch(): Promise<void> {
    const { game, table } = this.sitting;
    const options = (game?.again(table.state?.options ?? {}) ?? {}) as NewTable['options'] & {};
    return this.ask({ kind: 'rematch', options });
  }

  answer = (number: number, seat: number, yes: boolean): Promise<void> => this.#do((id) => server.answerVote(id, { number, seat, yes }));
  resign = (seat: number): Promise<void> => this.#do((id) => server.resign(id, seat));
  remind = (seat: number): Promise<void> => this.#do((id) => server.remind(id, seat));
  remove = (seat: number): Promise<void> => this.#do((id) => server.removePlayer(id, seat));
  handOver = (seat: number): Promise<void> => this.#do((id) => server.handOver(id, { seat }));
  close = (): Promise<void> => this.#do((id) => server.closeTable(id));

  /** Play our own seat again, which a bot has kept. */
  async back(seat: number): Promise<void> {
    await this.sitting.table.comeBack(seat);
    await this.fetch();
  }

  async #do(send: Plain): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      this.#take(await send(this.sitting.table.id));
    } catch (fault) {
      const { why } = problemOf(fault);
      this.trouble = why ? said(why) : words().failed;
    } finally {
      this.busy = false;
    }
  }

  #take(found: Together): void {
    const before = this.now;
    this.now = found;
    if (found.closed) this.sitting.resting = true;
    // Who has said yes to the rematch is taken there.
    if (before && !before.next && found.next && this.sitting.table.mine.length) return go(`/t/${found.next}`);
    for (const vote of found.votes) {
      if (this.#heard.has(vote.number) || !this.mineOf(vote).length) continue;
      this.#heard.add(vote.number);
      this.sitting.announcer.urgent = words().asks(vote, this.sitting.table.names);
    }
  }
}
