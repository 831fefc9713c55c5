/** What is printed and never changes: names, tiles, sheets. Written from the Python tables, so that no number stands here twice. */
import data from '../../generated/games/space-wars.json';
import en from '../../generated/games/space-wars.en.json';
import fr from '../../generated/games/space-wars.fr.json';
import type { Printed, Text } from '../../generated/games/space-wars';
import { inEach, language, said } from '../../lib/i18n.svelte';

const called = inEach({ en, fr });

/** What has words is in the language of the page. */
export const printed = {
  ...data,
  get names() {
    return called().names;
  },
  get glossary() {
    return called().glossary;
  },
} as unknown as Printed;

/** What something is called inside a sentence: `named('craft', 'cruiser')`. */
export const named = (kind: string, id: string): string => {
  const text: Text | undefined = printed.names[kind]?.[id];
  return text ? said(text) : id;
};

/** As it stands at the head of a line. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A craft or officer by its kind and number, as orders name it. */
const PIECE = /^([a-z_]+?)([1-9]\d*)$/;

export const kindOf = (piece: string): string => PIECE.exec(piece)?.[1] ?? piece;

/** "cruiser 5". */
export function pieceName(piece: string): string {
  const [, kind, number] = PIECE.exec(piece) ?? [];
  return kind ? `${named(kind in printed.craft ? 'craft' : 'officer', kind)} ${number}` : piece;
}

/** Whatever can be aboard or lie in a sector, by its id: a resource, a legion, a fighter, somebody. */
export function cargoName(id: string): string {
  const kind = ['resource', 'populace', 'legion', 'craft'].find((one) => printed.names[one]?.[id]);
  return kind ? named(kind, id) : id;
}

/** `2 crystal D`, but `2 cristaux D` and `3 matériaux chimiques`: a number of tokens of a resource. */
export function tokensOf(count: number, resource: string): string {
  const several = (word: string): string =>
    word.length < 2 ? word : word.endsWith('al') ? word.replace(/al$/, 'aux') : word + (word.endsWith('au') ? 'x' : 's');
  const name = named('resource', resource);
  return `${count} ${count > 1 && language() === 'fr' ? name.split(' ').map(several).join(' ') : name}`;
}

/** What an id is called, whatever kind of thing it is; undefined where it is none. */
export function wordFor(id: string): string | undefined {
  const kind = [
    'technology',
    'system',
    'craft',
    'structure',
    'resource',
    'legion',
    'populace',
    'officer',
    'law',
    'protocol',
    'treaty',
    'mission',
    'branch',
    'office',
  ].find((one) => printed.names[one]?.[id]);
  if (kind) return capital(named(kind, id));
  return PIECE.test(id) && (kindOf(id) in printed.craft || printed.officers.includes(kindOf(id))) ? capital(pieceName(id)) : undefined;
}

/** Counts in the order of their kinds, those that are not nothing. */
export const counted = (kinds: readonly string[], counts: readonly number[] | undefined): [string, number][] =>
  kinds.flatMap((kind, n): [string, number][] => (counts?.[n] ? [[kind, counts[n]]] : []));

/** The kinds of craft, the heaviest first; what has no weight in a battle comes last. */
export const HEAVIEST: readonly string[] = Object.values(printed.craft)
  .toSorted((a, b) => Number(b.battle) - Number(a.battle) || b.defence - a.defence)
  .map(({ id }) => id);

const GATE = /^star_gate_([a-z])$/;

export interface Tile {
  kind: string;
  /** The name of its system, in which case it has one. */
  system: string | undefined;
  letter: string | undefined;
}

export function tileOf(tile: string): Tile {
  const system = printed.systems[tile];
  const letter = GATE.exec(tile)?.[1]?.toUpperCase();
  return { kind: system?.kind ?? (letter ? 'star_gate' : tile), system: system && tile, letter };
}
