/** One's own page: who one is, and what is being done about it. One thing at a time. */
import type { Me, Paper } from '../../generated/api';
import { Refusal } from '../../lib/api';
import { myself } from '../../lib/site/myself.svelte';
import { account } from './account';
import { words } from './words';

/** What the address of the page brings: a letter's link, or a code of another device. */
export type Brought = { kind: 'letter' | 'device'; secret: string };

export function broughtBy(hash: string): Brought | undefined {
  const found = /^#(letter|device)=([\w-]{20,100})$/.exec(hash);
  return found ? { kind: found[1] as Brought['kind'], secret: found[2]! } : undefined;
}

export class You {
  me = $state.raw<Me>();
  refusal = $state.raw<Refusal>();
  busy = $state(false);
  /** What was done last, in words. */
  told = $state('');
  /** Shown once, until it is put away. */
  paper = $state.raw<Paper>();
  /** Whether what this browser has as a guest comes along. */
  take = $state(true);
  brought = $state.raw<Brought>();

  constructor(brought?: Brought) {
    this.brought = brought;
    void this.look();
  }

  /** Has games in this browser that somebody who comes back would take along. */
  get hasToTake(): boolean {
    return this.me !== undefined && !this.me.account && this.me.games > 0;
  }

  look = (): Promise<boolean> =>
    this.do(async () => this.learn(await account.me()));

  /** Do one thing; whether it went well. What gives `false` was not finished by the browser. */
  async do<T>(work: () => Promise<T | false>, told: (found: T) => string = () => ''): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = undefined;
    this.told = '';
    try {
      const found = await work();
      this.told = found === false ? words().sorry : told(found);
      return found !== false;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Do what makes us somebody: nothing where the browser did not finish it. */
  become = (work: () => Promise<Me | undefined>, told: (me: Me) => string): Promise<boolean> =>
    this.do<Me>(async () => {
      const me = await work();
      if (!me) return false;
      this.learn(me);
      return me;
    }, told);

  learn(me: Me): void {
    // A name that only this browser knew until now is a guest's all the same; that of an account that this browser was
    // signed out of is not.
    const isGuests = me.name === null && !me.account && !myself.hasAccount;
    this.me = isGuests && myself.name ? { ...me, name: myself.name } : me;
    myself.learn(this.me.name, me.account);
  }

  /** Before a name is kept elsewhere the server must know it. */
  async nameFirst(): Promise<void> {
    if (this.me?.name) await account.call(this.me.name).catch(() => undefined);
  }

  welcome = (me: Me): string => (me.name ? words().back.here(me.name) : words().back.hereUnnamed);

  keepByPasskey = (): Promise<boolean> =>
    this.become(async () => (await this.nameFirst(), account.keepByPasskey()), () => words().keep.kept);

  keepOnPaper = (): Promise<boolean> =>
    this.become(
      async () => {
        await this.nameFirst();
        const written = await account.writeWords();
        this.paper = written.paper;
        return written.me;
      },
      () => words().keep.kept,
    );

  /** The browser knows nothing of us any more. */
  async begin(told: string): Promise<void> {
    myself.learn(null, false);
    await this.look();
    this.told = told;
  }
}
