/** Something asked of the server: on its way, here, or refused. */
import { Refusal } from './api';

export class Loading<T> {
  value = $state.raw<T>();
  refusal = $state.raw<Refusal>();
  busy = $state(false);
  #ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
    void this.again();
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
    this.busy = true;
    try {
      this.value = await this.#ask();
      this.refusal = undefined;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
    } finally {
      this.busy = false;
    }
  }
}
