/** Whether the page is being printed: on white, whatever it looks like on the screen. */
import { flushSync } from 'svelte';

export class Printing {
  now = $state(false);

  /** Follow the browser, which waits for us before it draws the paper; how to stop is what it gives back. */
  follow(): () => void {
    const { dataset } = document.documentElement;
    let theme: string | undefined;
    const begin = () => {
      theme ??= dataset.theme;
      dataset.theme = 'light';
      flushSync(() => (this.now = true));
    };
    const end = () => {
      this.now = false;
      if (theme !== undefined) dataset.theme = theme;
      theme = undefined;
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }
}
