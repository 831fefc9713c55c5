/** What the row of a game says, in words. */
import type { InboxGame, SeatInfo, TableInfo } from '../../generated/api';
import { ago, lasting } from '../../lib/ago';
import { language, said } from '../../lib/i18n.svelte';
import { when } from '../../lib/when';
import { words as shared } from '../../lib/words';
import { isYourMove } from '../in-order';
import { words } from './words';

const MOST_NAMED = 3;

const listed = (names: readonly string[]): string => new Intl.ListFormat(language()).format(names);

/** Against whom: the others at the table. */
export function title({ seats }: TableInfo): string {
  const others = seats.filter(({ yours }) => !yours).map(({ name }) => name);
  if (!others.length) return words().alone;
  if (others.length <= MOST_NAMED + 1) return others.join(', ');
  return `${others.slice(0, MOST_NAMED).join(', ')}, ${words().andMore(others.length - MOST_NAMED)}`;
}

/** Which game, and how far it has come. */
export function which(table: TableInfo): string {
  const far = table.over || table.round === null ? shared().tables.moves(table.number) : words().round(table.round!);
  return `${said(table.name)} · ${table.number ? far : words().notBegun}`;
}

/** Whose move it is and since when, or how it ended. */
export function status(table: TableInfo): string {
  if (table.problem) return said(table.problem);
  if (table.over) return outcome(table);
  if (isYourMove(table)) return words().yourMove(when(table.since));
  const waited = table.waiting_on.map((seat) => table.seats[seat]!).filter(Boolean);
  const missing = waited.filter(({ taken }) => !taken);
  if (missing.length) return words().waitsFor(listed(missing.map(({ name }) => name)));
  const whose = shared().tables.moveOf(listed(waited.map(({ name }) => name)));
  const time = lasting(table.since);
  return time ? shared().tables.since(whose, time) : whose;
}

function outcome({ result, seats, since }: TableInfo): string {
  if (!result) return words().ended(ago(since));
  const mine = seats.filter(({ yours }) => yours).map(({ seat }) => seat);
  const winners = seats.filter(({ seat }) => result.ranks[seat] === 1);
  if (!mine.length || mine.length === seats.length) return words().wonByOthers(listed(winners.map(({ name }) => name)));
  const place = Math.min(...mine.map((seat) => result.ranks[seat]!));
  if (place > 1) return words().place(place);
  if (winners.some(({ yours }) => !yours)) return words().shared;
  const best = (own: boolean): number => Math.max(...seats.filter(({ yours }) => yours === own).map(({ seat }) => result.totals[seat]!));
  const ahead = best(true) - best(false);
  return ahead > 0 ? words().wonBy(ahead) : words().won;
}

/** Whether somebody else is at the table just now. */
export const isAnybodyHere = ({ seats, over }: TableInfo): boolean =>
  !over && seats.some(({ kind, yours, connected }: SeatInfo) => kind === 'person' && !yours && connected);

/** The row as one sentence after the other, for who listens. */
export function spoken({ table, news, unseen }: InboxGame): string {
  const parts = [title(table), which(table), status(table), news ? said(news) : '', unseen ? words().unseen(unseen) : ''];
  return parts.filter(Boolean).map((part) => part.replace(/[.\s]+$/, '')).join('. ');
}
