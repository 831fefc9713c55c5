/** Which systems a number of the score sheet comes from. The server has counted; this only picks and adds up. */
import type { SseView } from '../../generated/games/small-star-empires';
import type { Sources } from '../game';
import { keyOf } from '../hex';

/** The rows that a sum is made of. */
const SUMS: Record<string, string[]> = {
  bonus: ['territory', 'tiles'],
  total: ['planets', 'nebulae', 'stations', 'tiles'],
};

export function sources(view: SseView, seat: number, row: string): Sources {
  const told = view.players[seat]?.sources ?? {};
  const found = new Map<string, number | null>();
  for (const part of SUMS[row] ?? [row]) {
    for (const [at, points] of told[part] ?? []) {
      const key = keyOf(at);
      // The territory earns its points as a whole: its systems light up without a number.
      if (part === 'territory') found.set(key, found.get(key) ?? null);
      else found.set(key, (found.get(key) ?? 0) + points);
    }
  }
  return found;
}
