/** Who keeps what was promised: what stands in the ledger, counted by player. */
import type { Entry } from '../../../generated/api';
import type { Event, Promise as Pledge } from '../../../generated/games/galaxy-empires';

export type { Pledge };

export interface Account {
  kept: number;
  broken: number;
  running: number;
}

/** The seats a promise binds. Words alone bind nobody. */
export const boundBy = ({ left }: Pledge): number[] => Object.keys(left).map(Number);

/** How many promises each seat has kept, broken and still to keep. Who broke one stands in the log alone. */
export function accounts(promises: readonly Pledge[], log: readonly Entry[], seats: number): Account[] {
  const breaches = (log.flatMap((entry) => entry.events) as Event[]).filter((event) => event.type === 'promise_broken');
  return Array.from({ length: seats }, (_, seat) => {
    const bound = promises.filter((promise) => boundBy(promise).includes(seat));
    const count = (fate: Pledge['fate']): number => bound.filter((promise) => promise.fate === fate).length;
    return { kept: count('kept'), running: count('running'), broken: breaches.filter((event) => event.seat === seat).length };
  });
}

/** What still runs first, then the newest. */
export const inOrder = (promises: readonly Pledge[]): Pledge[] =>
  [...promises].sort((one, other) => Number(other.fate === 'running') - Number(one.fate === 'running') || other.turn - one.turn);
