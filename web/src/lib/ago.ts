/** How long ago something was, and how long it has lasted, in the language of the page. */
import { language } from './i18n.svelte';
import { words } from './words';

type Unit = 'minute' | 'hour' | 'day';

/** The whole minutes, hours or days between two times, in the largest unit of which there is one. */
function between(then: string, now: number): [number, Unit] {
  const minutes = Math.max(0, Math.round((now - Date.parse(then)) / 60_000));
  if (minutes < 60) return [minutes, 'minute'];
  if (minutes < 60 * 24) return [Math.round(minutes / 60), 'hour'];
  return [Math.round(minutes / 60 / 24), 'day'];
}

export function ago(then: string, now = Date.now()): string {
  const [count, unit] = between(then, now);
  return count ? new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-count, unit) : words().tables.justNow;
}

/** "2 hours"; nothing for less than a minute. */
export function lasting(then: string, now = Date.now()): string | undefined {
  const [count, unit] = between(then, now);
  return count ? new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(count) : undefined;
}
