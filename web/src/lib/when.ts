/** A point in time as one says it: "14:10" today, "yesterday 21:40", "Tuesday 21:40" this week, and before that the day. */
import { language, type Language } from './i18n.svelte';

const DAY = 24 * 3600_000;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** 21:40, as the language writes it. */
export function clockTime(time: number, of: Language = language()): string {
  const date = new Date(time);
  const [hours, minutes] = [date.getHours(), String(date.getMinutes()).padStart(2, '0')];
  return of === 'fr' ? `${hours}\u00a0h\u00a0${minutes}` : `${String(hours).padStart(2, '0')}:${minutes}`;
}

export function when(then: string, now = Date.now(), of: Language = language()): string {
  const time = Date.parse(then);
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  if (days <= 0) return clockTime(time, of);
  if (days === 1) return `${new Intl.RelativeTimeFormat(of, { numeric: 'auto' }).format(-1, 'day')} ${clockTime(time, of)}`;
  if (days < 7) return `${new Intl.DateTimeFormat(of, { weekday: 'long' }).format(time)} ${clockTime(time, of)}`;
  const year = days > 300 ? ({ year: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(of, { day: 'numeric', month: 'long', ...year }).format(time);
}
