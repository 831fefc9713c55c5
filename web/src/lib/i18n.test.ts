import { describe, expect, it } from 'vitest';
import { catalogue, de, plural, preferred, said, setLanguage, type Words, typeset } from './i18n.svelte';
import { en } from './words/en';
import { fr } from './words/fr';

/** Every key with its kind: `home.title string`, `tables.moves function`. */
function shape(words: Words, path = ''): string[] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'object' ? shape(word, `${path}${key}.`) : [`${path}${key} ${typeof word}`],
  );
}

/** Every sentence, with its blanks filled in. */
function sentences(words: Words): string[] {
  return Object.values(words).flatMap((word) => {
    if (typeof word === 'object') return sentences(word);
    return typeof word === 'string' ? [word] : [(word as (...facts: unknown[]) => string)(2, 3)];
  });
}

describe('the catalogues', () => {
  it('have the same keys in both languages', () => {
    expect(shape(fr)).toEqual(shape(en));
  });

  it('leave no word empty', () => {
    expect([...sentences(en), ...sentences(fr)].filter((words) => !words.trim())).toEqual([]);
  });

  it('set French as French is set', () => {
    expect(sentences(fr).filter((words) => words !== typeset(words))).toEqual([]);
  });

  it('raise no voice', () => {
    expect([...sentences(en), ...sentences(fr)].filter((words) => words.includes('!'))).toEqual([]);
  });
});

describe('the language', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de-AT', 'fr'], 'de'],
    [['it', 'fr'], 'fr'],
    [['it', 'ja'], 'en'],
    [[], 'en'],
  ])('of a browser that prefers %j is %s', (languages, language) => {
    expect(preferred(languages)).toBe(language);
  });

  it('changes the words of the page, and how those of the server are set', () => {
    const words = catalogue({ move: 'move' }, { move: 'coup' }, { move: 'Zug' });
    setLanguage('fr');
    expect([words().move, said("Pourquoi l'un ?")]).toEqual(['coup', 'Pourquoi l’un\u202f?']);
    setLanguage('de');
    expect([words().move, said('Warum?')]).toEqual(['Zug', 'Warum?']);
    setLanguage('en');
    expect([words().move, said('Why?')]).toEqual(['move', 'Why?']);
  });

  it('is English where there is no German yet', () => {
    const words = catalogue({ move: 'move' }, { move: 'coup' });
    setLanguage('de');
    expect(words().move).toBe('move');
    setLanguage('en');
  });

  it.each([
    ['en', 0, '0 seats'],
    ['en', 1, '1 seat'],
    ['en', 2, '2 seats'],
    ['fr', 0, '0 seat'],
    ['fr', 1, '1 seat'],
    ['fr', 2, '2 seats'],
  ] as const)('in %s counts %i as %s', (language, count, words) => {
    expect(plural(language, count, '# seat', '# seats')).toBe(words.replace(' ', '\u00a0'));
  });
});

it('elides in French before a name that begins with a vowel, and not before an h', () => {
  expect(['Vega', 'Arcadia', 'Élise', 'Halley'].map(de)).toEqual(['de Vega', 'd’Arcadia', 'd’Élise', 'de Halley']);
});
