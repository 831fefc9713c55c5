import { describe, expect, it } from 'vitest';
import type { Rule } from './api';
import { byChapter, pieces } from './rulebook';

const rule = (id: string, chapter: string): Rule => ({ id, chapter: chapter, text: '' });
const BOOK = [
  rule('SSE-3.5', 'SSE-3 Moving'),
  rule('SSE-9.1', 'SSE-9 Boards'),
  rule('SSE-9.2', 'SSE-9 Boards'),
  rule('SSE-R12', 'Rulings'),
  rule('GE-R.7', 'Rulings'),
];
const leads = (sentence: string) =>
  pieces(sentence, BOOK)
    .filter((piece) => piece.leads)
    .map(({ text, leads }) => [text, leads]);

describe('a sentence of the rules', () => {
  it('leads to the rules it names', () =>
    expect(leads('It may not pass (SSE-3.5), but see SSE-R12 and GE-R.7.')).toEqual([
      ['SSE-3.5', 'SSE-3.5'],
      ['SSE-R12', 'SSE-R12'],
      ['GE-R.7', 'GE-R.7'],
    ]));
  it('leads to the beginning of a chapter it names', () => expect(leads('a valid board (SSE-9)')).toEqual([['SSE-9', 'SSE-9.1']]));
  it('leads nowhere where the book has no such rule', () => expect(leads('print-and-play, SSE-99.1')).toEqual([]));
  it('keeps every word, and what is written in code', () => {
    const found = pieces('also in `four_players`, see SSE-3.5.', BOOK);
    expect(found.map(({ text }) => text).join('')).toBe('also in four_players, see SSE-3.5.');
    expect(found.filter(({ code }) => code)).toEqual([{ text: 'four_players', code: true }]);
  });
});

it('a book has its chapters in order, without their numbers', () =>
  expect(byChapter(BOOK, (text) => text).map(([title, rules]) => [title, rules.length])).toEqual([
    ['Moving', 1],
    ['Boards', 2],
    ['Rulings', 2],
  ]));
