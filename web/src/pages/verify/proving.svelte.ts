/** A game that is proved step by step: the server plays it again, this asks how far it has come and checks the
 * fingerprint itself. */
import type { Claim, Moment, Proof, ProvedMove } from '../../generated/api';
import { api, Refusal } from '../../lib/api';
import { fingerprintOf, noted } from '../../lib/promises';

const EVERY = 120;
const LATER = 5000;

export type Stand = 'waits' | 'runs' | 'holds' | 'fails' | 'unknown';

export class Proving {
  proof = $state.raw<Proof>();
  moves = $state.raw<readonly ProvedMove[]>([]);
  refusal = $state.raw<Refusal>();
  /** The fingerprint of the secret, made in this browser; null where it cannot. */
  own = $state<string | null>();
  moment = $state.raw<Moment>();
  #left = false;

  constructor(readonly table: string | null) {}

  noted = $derived.by(() => (this.table ? noted(this.table) : undefined));
  latest = $derived(this.moves.at(-1));
  differing = $derived(this.moves.filter((move) => move.differs !== null));

  promise = $derived.by((): Stand => {
    if (!this.proof) return 'waits';
    if (!this.proof.fingerprint) return 'unknown';
    return this.noted && this.noted.fingerprint !== this.proof.fingerprint ? 'fails' : 'holds';
  });
  agreement = $derived(this.#stand('agreement'));
  reveal = $derived.by((): Stand => {
    const told = this.#stand('seed');
    return told === 'holds' && this.own && this.own !== this.proof?.fingerprint ? 'fails' : told;
  });
  chance = $derived.by((): Stand => {
    if (this.differing.length) return 'fails';
    return this.proof?.seed && !this.proof.over ? 'runs' : this.#stand('chance');
  });
  rules = $derived(this.#stand('rules'));
  all = $derived([this.promise, this.agreement, this.reveal, this.chance, this.rules]);

  claim(name: Claim['name']): Claim | undefined {
    return this.proof?.claims.find((one) => one.name === name);
  }

  #stand(name: Claim['name']): Stand {
    const claim = this.claim(name);
    if (!claim) return 'waits';
    return claim.holds === null ? 'unknown' : claim.holds ? 'holds' : 'fails';
  }

  /** Ask until all is proved; a record that was brought is sent first. */
  async begin(text?: string): Promise<void> {
    this.proof = this.own = this.refusal = undefined;
    this.moves = [];
    try {
      let proof = text === undefined ? await this.#ask(null) : await api.prove({ text });
      const id = proof.id;
      await this.#take(proof);
      while (!proof.over && proof.seed !== null && !this.#left) {
        await new Promise((done) => setTimeout(done, EVERY));
        proof = await this.#ask(id);
        await this.#take(proof);
      }
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
    }
  }

  /** All of it in the language that the page has now. */
  async retell(): Promise<void> {
    if (this.table) await this.begin();
  }

  leave(): void {
    this.#left = true;
  }

  async #ask(id: string | null): Promise<Proof> {
    const ask = () => (id === null ? api.proof(this.table ?? '', this.moves.length) : api.proved(id, this.moves.length));
    try {
      return await ask();
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.problem.status !== 429) throw fault;
      await new Promise((done) => setTimeout(done, LATER));
      return ask();
    }
  }

  async #take(proof: Proof): Promise<void> {
    this.moves = [...this.moves, ...proof.moves];
    this.proof = proof;
    if (proof.seed !== null && this.own === undefined) this.own = (await fingerprintOf(proof.seed)) ?? null;
    const line = this.latest?.line ?? 0;
    if (this.table) this.moment = await api.at(this.table, line).catch(() => this.moment);
  }
}

/** `8878 225d e020`: in groups of four. */
export const grouped = (digits: string): string => digits.match(/.{1,4}/g)?.join(' ') ?? '';

/** `8878 225d … aeda 6602`: enough of it to compare by eye. */
export function shortened(digits: string): string {
  const groups = digits.match(/.{1,4}/g) ?? [];
  return groups.length < 5 ? groups.join(' ') : `${groups.slice(0, 2).join(' ')} … ${groups.at(-1) ?? ''}`;
}
