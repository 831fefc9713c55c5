/** Keys of every page of the site: G twice for one's games, / or K to find something. Letters can be switched off. */
import { currentRoute, go } from '../router.svelte';
import { settings } from '../settings.svelte';
import { find } from './find.svelte';

const SOON = 900;
/** Where letters mean something else. */
const OWN_KEYS: readonly string[] = ['table', 'analysis', 'lesson', 'puzzle'];

/** Whether a key is meant for the page: nothing is being written, and no dialog is open. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !settings.letters) return false;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  return !target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog');
}

export function siteKeys(): () => void {
  let last = -Infinity;
  const onkeydown = (event: KeyboardEvent) => {
    if (!isForPage(event) || OWN_KEYS.includes(currentRoute().page)) return;
    if (event.key === '/' || (event.key === 'k' && currentRoute().page !== 'games')) {
      event.preventDefault();
      find.open = true;
    } else if (event.key === 'g') {
      if (event.timeStamp - last < SOON) go('/games');
      last = event.timeStamp;
    }
  };
  document.addEventListener('keydown', onkeydown);
  return () => document.removeEventListener('keydown', onkeydown);
}
