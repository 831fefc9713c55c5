/** How a game ended, in one sentence: to one of its players as "you", or by names alone. */
import type { GameOnPage } from '../../games/game';
import { verdictOf } from '../scores/rows';
import type { Table } from '../table.svelte';
import { listed, words } from '../words';

export function titleOf(table: Table, game: GameOnPage, reader?: number): string {
  const say = words().end;
  const { view, standings } = table.now!;
  const told = game.verdict?.(view, table.names, reader);
  if (told) return told;
  const { winners, by } = verdictOf(standings);
  if (winners.length > 1) return say.share(listed(winners.map((seat) => table.names[seat] ?? '')));
  const [winner = 0] = winners;
  const name = table.names[winner] ?? '';
  const you = reader === winner;
  // Who resigned may have more points and still ranks below.
  const gone = by > 0 ? [] : table.seats.filter(({ seat }) => game.out(view, seat) === 'resigned').map((seat) => seat.name);
  if (gone.length) return you ? say.youLeft(listed(gone)) : say.left(name, listed(gone));
  return you ? say.youWin(by) : say.wins(name, by);
}
