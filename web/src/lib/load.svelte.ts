/** Something asked of the server: on its way, here, or refused. It is asked for again in another language. */
import { untrack } from 'svelte';
import { Refusal } from './api';
import { language } from './i18n.svelte';

export class Loading<T> {
  value = $state.raw<T>();
  refusal = $state.raw<Refusal>();
  busy = $state(false);
  #ask: () => Promise<T>;
  #turns = 0;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
    let asked = language();
    void this.again();
    $effect(() => {
      if (language() === asked) return;
      asked = language();
      untrack(() => void this.again());
    });
  }

  /** Ask again every so often, while the page is in sight and as soon as it is again; how to stop is what it gives back. */
  every(ms: number): () => void {
    const look = () => document.hidden || void this.again();
    const timer = setInterval(look, ms);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async again(): Promise<void> {
    const turn = ++this.#turns;
    this.busy = true;
    try {
      const value = await this.#ask();
      if (turn !== this.#turns) return; // it has been asked for again meanwhile
      this.value = value;
      this.refusal = undefined;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
    } finally {
      this.busy = false;
    }
  }
}
