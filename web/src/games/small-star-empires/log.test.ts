import { expect, test } from 'vitest';
import type { Entry } from '../../generated/api';
import { logEntry } from '../../lib/log-entry';
import type { Event } from '../../generated/games/small-star-empires';
import { choice, row } from './fixtures';
import { logLine as lineOf } from './log';

const VIEW = row('Ha 1 2 1');
const logLine = (entry: Entry) => lineOf(entry, VIEW);
const entry = (text: string, ...events: Event[]): Entry => logEntry({ text, events, action: choice(text).action });

test('a flight is an arrow and what was placed', () =>
  expect(logLine(entry('g7>g9:s'))).toEqual({ move: 'g7 → g9', icon: 'station', notes: [], told: [] }));
test('a jump is another arrow', () => expect(logLine(entry('g7~g10:c'))?.move).toBe('g7 ↝ g10'));
test('a tile that was turned up is named', () => {
  const turned: Event = { type: 'tile_turned_up', seat: 0, at: [0, 0], tile: 'asteroid_field' };
  const damaged: Event = { type: 'ship_damaged', seat: 0, at: [0, 0] };
  expect(logLine(entry('g7>g9:c', turned, damaged))).toEqual({ move: 'g7 → g9', notes: ['asteroid field', 'ship damaged'], told: [] });
});
test('tolls are added up', () => {
  const toll: Event = { type: 'toll_paid', seat: 0, to: 1, at: [0, 0] };
  expect(logLine(entry('g7>g9:c', toll, toll))?.notes).toEqual(['pays 2 Colonies']);
});
test('on another board than this one a flight is told as it was written', () => expect(logLine(entry('d4>d9:c'))?.move).toBe('d4>d9:c'));
test('what is no action has no line of its own', () => expect(logLine({ ...entry('pass'), kind: 'undo', action: null })).toBeUndefined());
