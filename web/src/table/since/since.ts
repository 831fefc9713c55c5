/** What the others have done since one last decided. */
import type { Entry, Paragraph } from '../../generated/api';

/** The last line of the log that one decided oneself, there and then; undefined where the log that is here has none. */
export const lastOwn = (log: readonly Entry[], seat: number | undefined): number | undefined =>
  log.findLast((entry) => entry.kind === 'action' && entry.seat === seat && !entry.by_itself && !entry.late)?.number;

/** The log after a line as a report, for a game that writes none: what each of the others did, in their order. */
export function paragraphs(log: readonly Entry[], after: number, seat: number | undefined, names: readonly string[]): Paragraph[] {
  const found = new Map<number, Paragraph['told']>();
  for (const { number, kind, seat: who, told } of log) {
    if (number <= after || kind !== 'action' || who === null || who === seat || !told.length) continue;
    found.set(who, [...(found.get(who) ?? []), ...told]);
  }
  return [...found].map(([who, told]) => ({ about: names[who] ?? '', told, places: [] }));
}
