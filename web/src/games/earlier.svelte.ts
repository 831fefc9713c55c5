/** How a board lay on the screen a moment ago. Where the page is slow, a pointer goes down on what is seen, and the page is
 * told of it only after the board has moved. */
import type { Lie, Viewport } from './viewport.svelte';

/** For as long as the component lives: gives how the board lay when an event began, if that was otherwise than now. */
export function followLie(viewport: Viewport): (event: Event) => Lie | undefined {
  const now = $derived<Lie>({ size: viewport.size, scale: viewport.scale, middle: viewport.middle });
  let latest: Lie | undefined;
  let earlier: { lie: Lie; until: number } | undefined;
  $effect.pre(() => {
    // What changes before the next frame was never seen.
    if (latest?.size.width && earlier?.until !== Infinity) {
      const seen = (earlier = { lie: latest, until: Infinity });
      requestAnimationFrame(() => (seen.until = performance.now()));
    }
    latest = now;
  });
  return (event) => (earlier && event.timeStamp < earlier.until ? earlier.lie : undefined);
}
