/** The board as it would be: asked for a moment after the last change, the newest answer wins. */
import { untrack } from 'svelte';
import type { Preview, PreviewRequest } from '../../generated/api';
import { api, Refusal } from '../../lib/api';
import { language } from '../../lib/i18n.svelte';

const AFTER = 120;

export class BoardPreview {
  shown = $state.raw<Preview>();
  refusal = $state.raw<Refusal>();
  busy = $state(true);
  #waiting: (() => void)[] = [];

  /** Ask, and return the way to think better of it. */
  ask(request: PreviewRequest): () => void {
    const stop = new AbortController();
    void language(); // what the board is called, and why it cannot be, are told in it
    const first = untrack(() => !this.shown);
    this.busy = true;
    const timer = setTimeout(() => void this.#fetch(request, stop.signal), first ? 0 : AFTER);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }

  /** The board once it has been settled; undefined where what was asked for is impossible. */
  async settled(): Promise<Preview | undefined> {
    if (this.busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.refusal ? undefined : this.shown;
  }

  async #fetch(request: PreviewRequest, signal: AbortSignal): Promise<void> {
    try {
      const shown = await api.preview(request, signal);
      if (signal.aborted) return;
      this.shown = shown;
      this.refusal = undefined;
    } catch (fault) {
      if (signal.aborted) return;
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
    }
    this.busy = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
