/** For tests of a game: what a table answers, and a table at which nothing can be done but what the test says. */
import type { Verdict } from '../generated/api';
import type { TableForGame } from './game';

export const LEGAL: Verdict = {
  legal: true,
  rule: null,
  why: null,
  about: [],
  at: [],
  stands: null,
  gain: null,
  events: [],
  lines: [],
  left: null,
  further: [],
  brings: null,
  caveats: [],
};
export const refused = (rule: string, changed: Partial<Verdict> = {}): Verdict => ({
  ...LEGAL,
  legal: false,
  rule,
  why: 'No.',
  ...changed,
});

export function tableWith(changed: Partial<TableForGame>): TableForGame {
  const still: TableForGame = {
    view: undefined,
    seat: 0,
    asked: undefined,
    choices: [],
    free: [],
    templates: [],
    number: 0,
    log: [],
    ready: true,
    shared: false,
    readyIn: 0,
    held: 0,
    canAct: true,
    confirms: true,
    names: [],
    hint: undefined,
    advised: false,
    asks: false,
    asking: false,
    advise: async () => {},
    carryOut: async () => {},
    play: async () => {},
    weigh: async () => undefined,
    why: async () => undefined,
    report: async () => undefined,
    story: async () => undefined,
    board: async () => undefined,
    whole: async () => undefined,
    showRule: () => {},
    goTo: () => {},
    again: async () => {},
  };
  return Object.defineProperties(still, Object.getOwnPropertyDescriptors(changed));
}
