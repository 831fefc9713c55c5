/** A long list that comes into sight a few at a time, so that drawing it never holds up a hand that drags or zooms. */

/** How many are drawn at once: they take a few milliseconds. */
const AT_ONCE = 6;

export class Gradual<T> {
  #shown = $state.raw<readonly T[]>([]);
  #frame = 0;

  constructor(private readonly next: (then: () => void) => number = (then) => requestAnimationFrame(then)) {}

  /** What is drawn by now. */
  get shown(): readonly T[] {
    return this.#shown;
  }

  /** Come to these: what is drawn already stays, the rest follows; call it in an effect, and what it gives when it ends. */
  follow(wanted: readonly T[]): () => void {
    const known = new Set(this.#shown);
    const kept = wanted.filter((one) => known.has(one));
    const missing = wanted.filter((one) => !known.has(one));
    if (kept.length !== this.#shown.length || missing.length) this.#shown = [...kept, ...missing.splice(0, AT_ONCE)];
    const go = (): void => {
      this.#shown = [...this.#shown, ...missing.splice(0, AT_ONCE)];
      if (missing.length) this.#frame = this.next(go);
    };
    if (missing.length) this.#frame = this.next(go);
    return () => cancelAnimationFrame(this.#frame);
  }
}
