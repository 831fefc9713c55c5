/** What came of a turn: four numbers with their change, and the weightiest of what happened, with the place. */
import type { Paragraph, Story, Text } from '../../../generated/api';
import type { TableForGame } from '../../game';
import { language } from '../../../lib/i18n.svelte';
import { ofTable } from '../../of-table.svelte';

/** Rows of the score sheet and of what is followed besides, in the order in which they are shown. */
export const FIGURES = ['value', 'credits', 'systems', 'laboratories'] as const;
/** Nobody reads more. */
const MOST = 5;

export interface Figure {
  key: (typeof FIGURES)[number];
  now: number;
  change: number;
}

export interface News {
  told: Text;
  place: string | undefined;
}

/** What a seat has gained between the ends of two turns; nothing where the story is not known so far. */
export function figuresOf({ rows, rounds }: Story, seat: number, turn: number): Figure[] {
  const [before, after] = [turn - 1, turn].map((one) => rounds.find(({ round }) => round === one));
  if (!after) return [];
  return FIGURES.flatMap((key) => {
    const row = rows.findIndex((one) => one.key === key);
    const now = after.values[row]?.[seat];
    if (now === undefined) return [];
    return [{ key, now, change: now - (before?.values[row]?.[seat] ?? 0) }];
  });
}

/** The first of what has happened; what can be shown on the map before what cannot. */
export const newsOf = (paragraphs: readonly Paragraph[]): News[] =>
  paragraphs
    .flatMap(({ told, places }) => told.map((one, n) => ({ told: one, place: places[n] ?? undefined })))
    .toSorted((one, other) => Number(!one.place) - Number(!other.place))
    .slice(0, MOST);

class Digest {
  figures = $state.raw<readonly Figure[]>([]);
  news = $state.raw<readonly News[]>([]);
  #of = '';

  constructor(readonly table: TableForGame) {}

  /** Learn what a turn has brought, once for each language. */
  async learn(turn: number): Promise<void> {
    const { table } = this;
    const of = `${turn}/${language()}`;
    if (table.seat === undefined || of === this.#of) return;
    this.#of = of;
    this.figures = this.news = [];
    const story = await table.story();
    const after = story?.rounds.find(({ round }) => round === turn);
    if (!story || !after || of !== this.#of) return;
    this.figures = figuresOf(story, table.seat, turn);
    const before = story.rounds.find(({ round }) => round === turn - 1);
    const told = await table.report(before?.number ?? -1, after.number);
    if (of === this.#of) this.news = newsOf(told ?? []);
  }
}

export const digestOf = ofTable((table) => new Digest(table));
