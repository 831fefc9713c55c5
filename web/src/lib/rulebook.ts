/** The rules of a game as a book: asked for once in each language, and with every id in its sentences leading to the rule it names. */
import { api, type Rule } from './api';
import { language } from './i18n.svelte';

const books = new Map<string, Promise<Rule[]>>();

/** The whole book of a game. */
export function rulebook(game: string): Promise<Rule[]> {
  const wanted = `${language()} ${game}`;
  const asked =
    books.get(wanted) ??
    api.rules(game).catch((fault: unknown) => {
      books.delete(wanted);
      throw fault;
    });
  books.set(wanted, asked);
  return asked;
}

/** A piece of a rule's sentence: words, something written in code, or the id of a rule and where it leads. */
export type Piece = { text: string; code?: boolean; leads?: string };

const ID = /([A-Z]+-(?:[A-Z]\.?)?\d+(?:\.\d+)*)/;

/** A rule's sentence in pieces. The id of a chapter leads to its first rule; what is in no book stays words. */
export function pieces(sentence: string, book: readonly Rule[]): Piece[] {
  return sentence.split('`').flatMap((part, at): Piece[] => {
    if (at % 2) return [{ text: part, code: true }];
    return part
      .split(ID)
      .filter(Boolean)
      .map((text) => {
        const leads = ID.test(text) ? leadsTo(text, book) : undefined;
        return leads ? { text, leads } : { text };
      });
  });
}

const leadsTo = (id: string, book: readonly Rule[]): string | undefined =>
  (book.find((rule) => rule.id === id) ?? book.find((rule) => rule.id.startsWith(`${id}.`)))?.id;

/** The rules by chapter, in the order of the book; `said` puts a chapter's title in the language of the page. */
export function byChapter(rules: readonly Rule[], said: (text: Rule['chapter']) => string): [string, Rule[]][] {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const chapter = bare(said(rule.chapter));
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return [...chapters];
}

/** The title of a chapter that is written `ABC-3 Movement`. */
export const bare = (chapter: string): string => chapter.replace(/^[A-Z]+-\w+\s+/, '');
