/** Figures as they are written here. */
import { language } from '../../lib/i18n.svelte';

/** "+12", "−3", "±0". */
export const signed = (value: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: 'exceptZero' }).format(value).replace('-', '−');

export const share = (part: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(part);

export const month = (then: string): string =>
  new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric' }).format(new Date(then));

/** A line through values, drawn on a field so wide and high. */
export function line(values: readonly number[], width: number, height: number): string {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const step = width / Math.max(1, values.length - 1);
  return values.map((value, n) => `${(n * step).toFixed(1)},${(height - ((value - least) / range) * height).toFixed(1)}`).join(' ');
}
