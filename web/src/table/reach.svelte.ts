/** The way to the server: what is sent until an answer comes, and whether the server has been out of reach for a while. */
import type { Problem } from '../generated/api';
import { Refusal } from '../lib/api';
import { waitBefore } from './live';

/** A line that was lost for less than this is not worth a word. */
const CALM_MS = 1500;

export class Reach {
  /** The server has not been reached for a while. */
  lost = $state(false);
  #calm: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  /** Ends the waits before something is sent again. */
  #wakes = new Set<() => void>();

  constructor(private readonly wait: (ms: number) => Promise<void>) {}

  /** Send until there is an answer, a little later each time: nothing is given up while somebody is at the table. */
  async untilAnswered<T>(send: () => Promise<T>, again = isUnreachable): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        const answer = await send();
        this.#reached(true);
        return answer;
      } catch (fault) {
        this.#reached(!isUnreachable(fault));
        if (!again(fault)) throw fault;
        await this.#pause(waitBefore(tries, Math.random()));
        if (this.#left) throw fault;
      }
    }
  }

  /** Do not wait for the next try. */
  hurry(): void {
    for (const wake of this.#wakes) wake();
  }

  /** Nothing more is sent. */
  end(): void {
    this.#left = true;
    clearTimeout(this.#calm);
    this.hurry();
  }

  async #pause(ms: number): Promise<void> {
    let wake!: () => void;
    const woken = new Promise<void>((done) => (wake = done));
    this.#wakes.add(wake);
    await Promise.race([this.wait(ms), woken]);
    this.#wakes.delete(wake);
  }

  #reached(yes: boolean): void {
    if (!yes) this.#calm ??= setTimeout(() => (this.lost = true), CALM_MS);
    else {
      clearTimeout(this.#calm);
      this.#calm = undefined;
      this.lost = false;
    }
  }
}

/** No answer came, or only from a proxy that did not reach the server. */
const isUnreachable = (fault: unknown): boolean => fault instanceof Refusal && [0, 502, 503, 504].includes(fault.problem.status);

/** The server did not answer, or asked for a little patience. */
export const isForLater = (fault: unknown): boolean => isUnreachable(fault) || (fault instanceof Refusal && fault.problem.status === 429);

/** Why the server did not do as asked; a fault of our own is not hidden. */
export function problemOf(fault: unknown): Problem {
  if (fault instanceof Refusal) return fault.problem;
  throw fault;
}
