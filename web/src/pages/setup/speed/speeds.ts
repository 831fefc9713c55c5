/** How fast a table is played: four usual ways, and what can be changed of each. */
import type { TimeControl } from '../../../generated/api';

const MINUTE = 60;
const DAY = 24 * 3600;

/** All of it said. */
export type Timing = Required<TimeControl>;

export const NO_CLOCK: Timing = { kind: 'none', move: 0, stock: 0, nights: true, out: 'default' };

/** Each way as it is offered: nobody is timed, days for a move, a stock that grows with each move, minutes for a move. */
export const SPEEDS: readonly Timing[] = [
  NO_CLOCK,
  { kind: 'days', move: 3 * DAY, stock: 3 * DAY, nights: false, out: 'bot' },
  { kind: 'fischer', move: 10, stock: 15 * MINUTE, nights: true, out: 'default' },
  { kind: 'move', move: 2 * MINUTE, stock: 0, nights: true, out: 'default' },
];

/** What a move, and the stock or the bank, may be, in seconds. */
export const MOVES: Record<Timing['kind'], readonly number[]> = {
  none: [],
  days: [1, 2, 3, 7].map((days) => days * DAY),
  fischer: [0, 5, 10, 20, 30],
  move: [0.5, 1, 2, 5, 10].map((minutes) => minutes * MINUTE),
};
export const STOCKS: Record<Timing['kind'], readonly number[]> = {
  none: [],
  days: [0, 3, 7].map((days) => days * DAY),
  fischer: [5, 10, 15, 30, 60].map((minutes) => minutes * MINUTE),
  move: [],
};
export const OUTS: readonly Timing['out'][] = ['default', 'bot', 'resign'];
