/** Which of one's games stand where in the list, and in which order. What each row says is in `row.ts`. */
import type { InboxGame } from '../../generated/api';
import { isYourMove } from '../in-order';

export const GROUPS = ['mine', 'others', 'over', 'tries'] as const;
export type Group = (typeof GROUPS)[number];
export const FILTERS = ['all', ...GROUPS] as const;
export type Filter = (typeof FILTERS)[number];

export function groupOf({ table }: InboxGame): Group {
  if (table.origin) return 'tries';
  if (table.over || table.problem) return 'over';
  return isYourMove(table) ? 'mine' : 'others';
}

/** Seconds until time is up: on a clock that runs; where none does, nothing presses. */
const left = ({ table: { clock } }: InboxGame): number =>
  clock && (clock.state === 'running' || clock.state === 'low') ? clock.left + clock.bank : Infinity;

const since = ({ table }: InboxGame): number => Date.parse(table.since);

/** Where somebody waits, the least time comes first, then the longest wait; where a game is over, the one that ended last. */
function inOrder(group: Group, games: readonly InboxGame[]): InboxGame[] {
  if (group === 'over' || group === 'tries') return games.toSorted((a, b) => since(b) - since(a));
  return games.toSorted((a, b) => (left(a) === left(b) ? since(a) - since(b) : left(a) - left(b)));
}

/** The games of each group, in their order. */
export const grouped = (games: readonly InboxGame[]): Record<Group, InboxGame[]> =>
  Object.fromEntries(GROUPS.map((group) => [group, inOrder(group, games.filter((game) => groupOf(game) === group))])) as Record<
    Group,
    InboxGame[]
  >;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those in which all words of a search begin a word of the game's name or of a player's. */
export function sought(games: readonly InboxGame[], words: string): InboxGame[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return games.filter(({ table }) => {
    const own = plain([table.name, ...table.seats.map(({ name }) => name)].join(' ')).split(/\s+/);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}
