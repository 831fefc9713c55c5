/** The words of the table: `words().yourMove`. */
import { catalogue } from '../lib/i18n.svelte';
import { de } from './words.de';
import { en } from './words.en';
import { fr } from './words.fr';

export const words = catalogue(en, fr, de);

/** "Ines", "Ines and Marek", "Ines, Marek and Suri". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : words().and(names.slice(0, -1).join(', '), last);
}
