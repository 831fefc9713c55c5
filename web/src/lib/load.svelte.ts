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
