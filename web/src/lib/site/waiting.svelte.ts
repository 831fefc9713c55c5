/** How many games wait for us, as the bar and the title say it. Asked for often while the page is in sight, seldom while
 * it is not; the server learns which, so that who looks at a page is not called by letter. */
import { api } from '../api';

const EVERY = 20_000;
const EVERY_HIDDEN = 60_000;

class Waiting {
  count = $state(0);
  /** The table that waits longest. */
  first = $state<string | null>(null);
  /** What somebody else asks to be told of, such as unread notices; set by who counts them. */
  notices = $state(0);
  /** Whether it has been asked yet. */
  known = $state(false);
  #looked = -Infinity;

  async look(): Promise<void> {
    this.#looked = performance.now();
    // Where no answer comes, the number stands: the pages say what is wrong with the line.
    const found = await api.waiting(document.hidden).catch(() => undefined);
    if (!found) return;
    this.count = found.count;
    this.first = found.first;
    this.known = true;
  }

  /** Look now and then; how to stop is what it gives back. */
  watch(): () => void {
    const look = () => void this.look();
    const lookAgain = () => {
      if (!document.hidden || performance.now() - this.#looked >= EVERY_HIDDEN) look();
    };
    look();
    const timer = setInterval(lookAgain, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const waiting = new Waiting();
