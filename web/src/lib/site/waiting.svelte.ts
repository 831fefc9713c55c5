/** How many games wait for us, as the bar and the title say it. Asked for while the page is in sight. */
import { api } from '../api';

const EVERY = 20_000;

class Waiting {
  count = $state(0);
  /** What somebody else asks to be told of, such as unread notices; set by who counts them. */
  notices = $state(0);

  async look(): Promise<void> {
    // Where no answer comes, the number stands: the pages say what is wrong with the line.
    const found = await api.waiting().catch(() => undefined);
    if (found) this.count = found.count;
  }

  /** Look now and then; how to stop is what it gives back. */
  watch(): () => void {
    const look = () => void (document.hidden || this.look());
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const waiting = new Waiting();
