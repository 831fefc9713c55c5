/** The log since one last decided. */
import type { Entry } from '../../generated/api';

/** The number of a seat's last action, but for those that were no question; undefined where it has none in the log that is here. */
export const lastOwn = (log: readonly Entry[], seat: number | undefined, isSpared: (number: number) => boolean = () => false): number | undefined =>
  log.findLast((entry) => entry.kind === 'action' && entry.seat === seat && !isSpared(entry.number))?.number;

/** What the others have done since then. */
export function sinceOwn(log: readonly Entry[], seat: number | undefined): readonly Entry[] {
  const last = log.findLastIndex((entry) => entry.kind === 'action' && entry.seat === seat);
  return last < 0 ? [] : log.slice(last + 1);
}
