import { expect, test } from 'vitest';
import type { Entry } from '../../../generated/api';
import { logEntry } from '../../../lib/log-entry';
import type { CardSeen, Event } from '../../../generated/games/galaxy-empires';
import { justDrawn } from './drawn.svelte';
import { galaxy } from './fixtures';

const card: CardSeen = {
  number: 1,
  mission: 'M08',
  title: 'Gates',
  task: '',
  bounty: 300,
  pp: 0,
  standing: 0,
  count: 1,
  at_start_of_turn: false,
  progress: 0,
  partners: [],
};
const view = galaxy({ hand: [card] });
const entry = (seat: number, ...events: Event[]): Entry => logEntry({ seat, events, told: events.map(({ type }) => type) });
const drawn = (seat: number): Event => ({ type: 'mission_drawn', seat, card: 1, mission: 'M08', shuffled: false });
const begins = (seat: number): Event => ({ type: 'turn_started', seat, round: 1, turn: 2 });

test('the card of the last action is shown', () => expect(justDrawn(view, [entry(0, drawn(0))])).toEqual({ number: 1, card }));
test('also while others play', () => expect(justDrawn(view, [entry(0, drawn(0), begins(1)), entry(1)])).toEqual({ number: 1, card }));
test('not once its owner acts again', () => expect(justDrawn(view, [entry(0, drawn(0)), entry(0)])).toBeUndefined());
test('and when its owner is at turn again, however fast the others are', () =>
  expect(justDrawn(view, [entry(0, drawn(0)), entry(1, begins(0))])).toEqual({ number: 1, card }));
test('what others draw is theirs', () => expect(justDrawn(view, [entry(1, drawn(1))])).toBeUndefined());
test('what is completed before it could be read is told', () => {
  const paid: Event = { type: 'mission_completed', seat: 0, mission: 'M08', bounty: 300, pp: 0 };
  expect(justDrawn(galaxy({ hand: [] }), [entry(0, drawn(0)), entry(1, begins(0), paid)])).toEqual({ number: 1, completed: paid.type });
});
test('but not what was given up', () => expect(justDrawn(galaxy({ hand: [] }), [entry(0, drawn(0)), entry(1, begins(0))])).toBeUndefined());
