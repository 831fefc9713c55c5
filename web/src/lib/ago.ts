/** How long ago something was, in the language of the page. */
import { language } from './i18n.svelte';
import { words } from './words';

export function ago(then: string, now = Date.now()): string {
  const minutes = Math.round((Date.parse(then) - now) / 60_000);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (minutes > -1) return words().tables.justNow;
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 60 / 24), 'day');
}
