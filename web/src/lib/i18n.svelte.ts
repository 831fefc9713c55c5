/** The language of the page: the browser's until the visitor says otherwise. Catalogues hold every word we write; the
 * server is asked in this language, and answers in it. */
import type { Text } from '../generated/api';
import { recall, remember } from './storage';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const CALLED: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** A catalogue: words, sentences with blanks as functions, and groups of them. */
export type Words = { readonly [key: string]: string | ((...facts: never[]) => string) | Words };

/** The same keys and the same blanks, in any other words. */
export type Same<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends (...facts: infer Facts) => string
      ? (...facts: Facts) => string
      : Same<W[K]>;
};

const isLanguage = (word: string | null): word is Language => LANGUAGES.includes(word as Language);

/** The first language of the browser that we speak. */
export function preferred(languages: readonly string[]): Language {
  return languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

const kept = recall('language');
let current = $state<Language>(isLanguage(kept) ? kept : preferred(navigator.languages));

export const language = (): Language => current;

export function setLanguage(wanted: Language): void {
  current = wanted;
  remember('language', wanted);
}

/** A text of the server, which is in the language of the page, set as its printers would. */
export const said = (text: Text): string => (current === 'fr' ? typeset(text) : text);

/** French as it is set: a thin space that does not break before : ; ? ! and inside guillemets, curved apostrophes. */
export function typeset(french: string): string {
  return french
    .replace(/[ \u00a0](?=[:;?!»])/g, '\u202f')
    .replace(/(?<=«)[ \u00a0]/g, '\u202f')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** `de Vega`, `d’Arcadia`: French before a name. */
export const de = (name: string): string => (/^[aeiouàâéèêîôû]/i.test(name) ? `d’${name}` : `de ${name}`);

/** Words in each language, read as `words().key`: all have exactly the keys of English. Where there is no German yet, it
 * is English. */
export function catalogue<const W extends Words>(en: W, fr: Same<W>, de?: Same<W>): () => Same<W> {
  return inEach({ en: en as unknown as Same<W>, fr, de });
}

/** What is written down in each language, and in English where a language lacks it. */
export function inEach<T>(written: { en: T } & Partial<Record<Language, T | undefined>>): () => T {
  return () => written[current] ?? written.en;
}

const rules = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr'), de: new Intl.PluralRules('de') };

/** `3 seats`, `0 seats` but `0 place`: the form that the language wants for this number, with # as the number,
 * which stays on the line of what it counts. */
export function plural(of: keyof typeof rules, count: number, one: string, other: string): string {
  const form = rules[of].select(count) === 'one' ? one : other;
  return form.replace(/# ?/, `${new Intl.NumberFormat(of).format(count)}\u00a0`);
}
