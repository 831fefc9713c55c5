/** A line of a log that the page makes up: for a lesson, or for a test. */
import type { Entry } from '../generated/api';

const BLANK: Entry = {
  number: 1,
  kind: 'action',
  seat: 0,
  text: '',
  events: [],
  weights: [],
  told: [],
  totals: [],
  action: null,
  bot_failed: false,
  late: false,
  by_itself: null,
  takes: [],
  reveals: false,
};

export const logEntry = (changed: Partial<Entry>): Entry => ({ ...BLANK, ...changed });
