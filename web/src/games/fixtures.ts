/** A table for tests of a game: nothing can be done at it but what the test says. */
import type { TableForGame } from './game';

export function tableWith(changed: Partial<TableForGame>): TableForGame {
  const still: TableForGame = {
    view: undefined,
    seat: 0,
    choices: [],
    free: [],
    templates: [],
    log: [],
    ready: true,
    shared: false,
    readyIn: 0,
    held: 0,
    canAct: true,
    confirms: true,
    names: [],
    hint: undefined,
    play: async () => {},
    playPlain: async () => {},
    weigh: async () => undefined,
    why: async () => undefined,
    showRule: () => {},
  };
  return Object.defineProperties(still, Object.getOwnPropertyDescriptors(changed));
}
