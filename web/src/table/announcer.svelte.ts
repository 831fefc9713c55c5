/** What a screen reader is told: the last moves as they come, politely; a refusal at once. The answer to a key is for the
 * eyes too. */
import type { Entry } from '../generated/api';
import { said } from '../lib/i18n.svelte';

/** Of many moves at once only the last are said. */
const MOST_SAID = 3;
const SECONDS_SHOWN = 5;

export class Announcer {
  polite = $state('');
  urgent = $state('');
  /** What a key was answered, for as long as it takes to read it. */
  answer = $state('');
  #fading: ReturnType<typeof setTimeout> | undefined;
  #upTo = -1;

  /** Say the entries that are new since the last time, and what we are asked now; what was there at first is not news. */
  follow(log: readonly Entry[], asked: string | undefined): void {
    const fresh = log.filter((entry) => entry.number > this.#upTo);
    if (this.#upTo >= 0 && fresh.length) {
      const told = fresh.slice(-MOST_SAID).flatMap((entry) => entry.told.map(said));
      this.polite = [...told, ...(asked ? [`${asked}.`] : [])].join(' ');
    }
    this.#upTo = log.at(-1)?.number ?? -1;
  }

  /** Answer a key, to eyes and ears. */
  answerKey(sentence: string): void {
    this.polite = this.answer = sentence;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.answer = ''), SECONDS_SHOWN * 1000);
  }

  /** Say the last move again. The same words twice are no change, so there is silence in between. */
  repeat(log: readonly Entry[]): void {
    const entry = log.findLast((line) => line.told.length > 0);
    this.polite = '';
    setTimeout(() => (this.polite = (entry?.told ?? []).map(said).join(' ')), 50);
  }
}
