/** A list whose items are moved up and down by buttons: the order after it, and the focus that goes along. */
import { tick } from 'svelte';

export type Way = 'up' | 'down';

export function moved<T>(list: readonly T[], place: number, way: Way): T[] {
  const other = place + (way === 'up' ? -1 : 1);
  const after = [...list];
  [after[place], after[other]] = [after[other]!, after[place]!];
  return after;
}

export const buttonId = (id: string, place: number, way: Way): string => `${id}-${way}-${place}`;

/** Keep the focus on the item that was moved; at an end, on its button for the way back. */
export async function follow(id: string, place: number, way: Way): Promise<void> {
  await tick();
  const there = place + (way === 'up' ? -1 : 1);
  const button = (wanted: Way): HTMLButtonElement | null =>
    document.getElementById(buttonId(id, there, wanted)) as HTMLButtonElement | null;
  const wanted = button(way);
  (wanted?.disabled ? button(way === 'up' ? 'down' : 'up') : wanted)?.focus();
}
