/** The keys of the table: while the focus is on the board, or on what stands in its place; Escape anywhere. */
import { settings } from '../lib/settings.svelte';
import type { Sitting } from './sitting.svelte';

const KEYS: Record<string, (sitting: Sitting) => void> = {
  z: ({ table }) => void table.takeBack(),
  i: ({ ahead }) => ahead.begin(),
  h: ({ table }) => void table.advice.askHint(),
  r: ({ announcer, table }) => announcer.repeat(table.log),
  '[': ({ replay, away }) => (away.standing ? away.step(-1) : replay.lookAt(replay.at - 1)),
  ']': ({ table, replay, away }) => (away.standing ? away.step(1) : table.past.moment && replay.lookAt(replay.at + 1)),
  '.': ({ tabs }) => void tabs.goToWaiting(),
  '/': ({ tabs }) => void tabs.typeMove(),
  c: ({ tabs }) => void tabs.talk(),
  '?': (sitting) => (sitting.open = 'keys'),
};

/** The focus is on the board or on what stands in its place, and nobody types there. */
const isInTheMiddle = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('.space, .desk') !== null && !target.closest('input, textarea, select');

/** What a key does that only the game knows, for the cell it is pressed on; what it has to say is shown and read out. */
function ownKey(key: string, target: Element, { game, decision, forGame, announcer }: Sitting): (() => Promise<void>) | undefined {
  const at = target.closest<SVGElement>('[data-key]')?.dataset.key;
  const does = decision && game?.shortcuts?.(at, decision, forGame)[key];
  return does && (async () => {
    const answer = await does();
    if (answer) announcer.answerKey(answer);
  });
}

export function press(event: KeyboardEvent, sitting: Sitting): void {
  if (sitting.ahead.foresight) return; // the keys are for the board of what is foreseen
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || sitting.open) return;
  if (event.key === 'Escape') return sitting.letGo();
  const { target } = event;
  const letter = /^[a-z]$/i.test(event.key);
  if (!isInTheMiddle(target) || (letter && !settings.letters)) return;
  const key = letter ? event.key.toLowerCase() : event.key;
  const does = KEYS[key] ?? ownKey(key, target, sitting);
  if (!does) return;
  event.preventDefault();
  void does(sitting);
}

/** Space goes past what is being shown, before it does anything else; past dice from anywhere. */
export function skip(event: KeyboardEvent, { stage, replay }: Sitting): void {
  if (event.key === ' ' && replay.playing && isInTheMiddle(event.target)) {
    event.preventDefault();
    event.stopPropagation();
    return replay.toNow();
  }
  if (event.key !== ' ' || !stage.playing || !(stage.roll || isInTheMiddle(event.target))) return;
  event.preventDefault();
  event.stopPropagation();
  stage.skip();
}
