import { expect, test } from 'vitest';
import type { Entry } from '../../generated/api';
import type { Event } from '../../generated/games/galaxy-empires';
import { board, played } from './fixtures';
import { logLine as lineOf } from './log';

const logLine = (entry: Entry) => lineOf(entry, board(''));

const claimed: Event = { type: 'claimed', seat: 0, area: 'fr_nw_n', loser: null };
const ended: Event = { type: 'turn_ended', seat: 0 };

test('a move is an arrow', () => expect(logLine(played('C2>D1'))).toMatchObject({ move: 'C2 → D1', icon: 'fleet' }));
test('a move with another action looks the same', () => expect(logLine(played('C2>D1!'))).toMatchObject({ move: 'C2 → D1' }));
test('an invasion names its fleets', () =>
  expect(logLine(played('D1+D2xst_n/2'))).toMatchObject({ move: 'D1 D2 ⚔ Aurora Dock', icon: 'swords' }));
test('a new fleet has its mark', () => expect(logLine(played('+A2'))).toMatchObject({ move: '+ A2', icon: 'shipyard' }));
test('what came of it is told', () =>
  expect(logLine(played('C2>D1', claimed, ended))).toMatchObject({ told: ['claimed happens.', 'turn_ended happens.'] }));
test('what the order says already is not told again', () =>
  expect(logLine({ ...played('C2>D1', claimed, ended), weights: ['routine', 'formality'] })).toMatchObject({
    told: ['turn_ended happens.'],
  }));
test('the start has no line of its own', () => expect(logLine({ ...played(''), kind: 'start' })).toBeUndefined());
test('of an offer between others it is known that it was made', () =>
  expect(logLine(played('', { type: 'offer_made', maker: 1, to: 2, how: 'proposed', terms: null }))).toEqual({
    move: 'makes an offer',
    icon: 'deal',
    notes: [],
    told: ['offer_made happens.'],
  }));
test('other hidden orders have no line either', () => expect(logLine(played(''))).toBeUndefined());
