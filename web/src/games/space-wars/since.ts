/** The log since one last decided. */
import type { Entry } from '../../generated/api';
import type { Action } from '../../generated/games/space-wars';

/** After which line one has not been told yet what happened, from a seat's last action on, but for those that were no question. A
 * form is told with what it brought: the last form to come in has all of them carried out. Undefined where the log that is here has none. */
export function untoldAfter(
  log: readonly Entry[],
  seat: number | undefined,
  isSpared: (number: number) => boolean = () => false,
): number | undefined {
  const own = log.findLast(
    (entry) => entry.kind === 'action' && entry.seat === seat && !entry.by_itself && !entry.late && !isSpared(entry.number),
  );
  return own && ((own.action as Action).type === 'form' ? own.number - 1 : own.number);
}

/** What the others have done since then. */
export function sinceOwn(log: readonly Entry[], seat: number | undefined): readonly Entry[] {
  const last = log.findLastIndex((entry) => entry.kind === 'action' && entry.seat === seat);
  return last < 0 ? [] : log.slice(last + 1);
}
