/** The keys of the table: while the focus is on the board, or on what stands in its place; Escape anywhere. */
import { settings } from '../lib/settings.svelte';
import type { Sitting } from './sitting.svelte';

const KEYS: Record<string, (sitting: Sitting) => void> = {
  z: ({ table }) => void table.takeBack(),
  h: ({ table }) => void table.advice.askHint(),
  r: ({ announcer, table }) => announcer.repeat(table.log),
  '[': ({ replay }) => replay.lookAt(replay.at - 1),
  ']': ({ table, replay }) => table.past.moment && replay.lookAt(replay.at + 1),
  '.': ({ tabs }) => void tabs.goToWaiting(),
  '/': ({ tabs }) => void tabs.typeMove(),
  '?': (sitting) => (sitting.open = 'keys'),
};

export function press(event: KeyboardEvent, sitting: Sitting): void {
  if (event.ctrlKey || event.metaKey || event.altKey || sitting.open) return;
  if (event.key === 'Escape') return sitting.letGo();
  const inTheMiddle = event.target instanceof Element && event.target.closest('.space, .desk') && !event.target.closest('input, textarea, select');
  const letter = /^[a-z]$/i.test(event.key);
  const does = KEYS[letter ? event.key.toLowerCase() : event.key];
  if (!does || !inTheMiddle || (letter && !settings.letters)) return;
  event.preventDefault();
  does(sitting);
}
