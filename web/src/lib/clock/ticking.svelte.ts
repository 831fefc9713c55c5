/** The time of the page, for all clocks that are shown: it is looked at a few times a second while one of them runs. */
import { createSubscriber } from 'svelte/reactivity';

const MS = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, MS);
  return () => clearInterval(timer);
});

/** Seconds since a moment of this page; whatever shows them follows. */
export function secondsSince(at: number): number {
  subscribe();
  return (performance.now() - at) / 1000;
}
