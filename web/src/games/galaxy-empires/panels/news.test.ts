import { expect, test } from 'vitest';
import type { Event } from '../../../generated/games/galaxy-empires';
import { logged } from './fixtures';
import { news } from './news';

const words = 'Ben declines.';
const said = (...events: Event[]) => logged(...events).map((entry) => ({ ...entry, told: events.map(() => words) }));
const declined: Event = { type: 'offer_ended', maker: 0, to: 1, how: 'declined', standing: false };

test('an answer to our offer is news', () => expect(news(said(declined), 0)).toEqual(words));
test('an answer to the offer of others is not', () => expect(news(said(declined), 2)).toBeUndefined());
test('the next turn makes it old', () =>
  expect(news(said(declined, { type: 'turn_started', seat: 1, round: 1, turn: 2 }), 0)).toBeUndefined());
test('so does the next offer', () =>
  expect(news(said(declined, { type: 'offer_made', maker: 0, to: 1, how: 'proposed', terms: null }), 0)).toBeUndefined());
