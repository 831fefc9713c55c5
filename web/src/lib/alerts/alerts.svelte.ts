/** What this device does when a game begins to wait while a page is open. Kept between visits. */
import { untrack } from 'svelte';
import { go } from '../router.svelte';
import { recall, remember } from '../storage';
import { setWaiting } from '../title';
import { chime } from './chime';
import { words } from './words';

interface Kept {
  /** Say in the title and on the icon how many games wait. */
  badge: boolean;
  sound: boolean;
  /** Have the browser show a notice, when the page is behind others. */
  show: boolean;
}

const STANDARD: Kept = { badge: true, sound: false, show: false };

function kept(): Kept {
  try {
    return { ...STANDARD, ...(JSON.parse(recall('alerts') ?? '{}') as Partial<Kept>) };
  } catch {
    return STANDARD;
  }
}

interface WithBadge {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

export const canShow = (): boolean => 'Notification' in window;
export const isRefused = (): boolean => canShow() && Notification.permission === 'denied';

class Alerts {
  #kept = $state(kept());
  #before: number | undefined;

  get kept(): Kept {
    return this.#kept;
  }

  set(changed: Partial<Kept>): void {
    Object.assign(this.#kept, changed);
    remember('alerts', JSON.stringify(this.#kept));
    if (changed.sound) chime();
  }

  /** Whether notices may be shown from now on: the browser asks. */
  async allowShowing(): Promise<boolean> {
    const may = canShow() && (await Notification.requestPermission()) === 'granted';
    this.set({ show: may });
    return may;
  }

  /** So many games wait now, the first of them at this table; whether the title says so already. */
  note(count: number, first: string | null, isTitled: boolean): void {
    const { badge, sound, show } = this.#kept;
    this.#tellIcon(badge ? count : 0);
    setWaiting(badge && !isTitled ? count : 0);
    const more = this.#before !== undefined && count > this.#before;
    this.#before = count;
    if (!more) return;
    if (sound) chime();
    if (show && document.hidden) untrack(() => void this.#show(count, first));
  }

  #tellIcon(count: number): void {
    const browser = navigator as unknown as WithBadge;
    // A browser without icons has no badge; one that is not installed refuses it.
    void (count ? browser.setAppBadge?.(count) : browser.clearAppBadge?.())?.catch(() => undefined);
  }

  async #show(count: number, first: string | null): Promise<void> {
    if (!canShow() || Notification.permission !== 'granted') return;
    const registration = await navigator.serviceWorker?.getRegistration();
    if (await registration?.pushManager?.getSubscription()) return; // the server tells this browser itself
    const link = count === 1 && first ? `/t/${first}` : '/games';
    try {
      const shown = new Notification(words().waits(count), { tag: 'waiting', icon: '/icon.svg' });
      shown.onclick = () => {
        window.focus();
        go(link);
        shown.close();
      };
    } catch {
      // Some phones let only a worker show notices.
      await registration?.showNotification(words().waits(count), { tag: 'waiting', icon: '/icon.svg', data: { link } });
    }
  }
}

export const alerts = new Alerts();
