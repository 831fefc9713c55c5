/** What is kept for a table while its page is open: what one is writing, what one has seen. */
import type { TableForGame } from './game';

/** One for each table, made on first use. It has a root of its own, since what is derived in a part of the page is
 * no longer brought up to date once that part is gone. */
export function ofTable<T extends object>(make: (table: TableForGame) => T): (table: TableForGame) => T {
  const kept = new WeakMap<TableForGame, T>();
  return (table) => {
    const found = kept.get(table);
    if (found) return found;
    let made!: T;
    $effect.root(() => void (made = make(table)));
    kept.set(table, made);
    return made;
  };
}
