import { describe, expect, test } from 'vitest';
import type { Entry } from '../../generated/api';
import type { SseView } from '../../generated/games/small-star-empires';
import type { TableForGame } from '../game';
import { choice, row } from './fixtures';
import { current, steps } from './guide';

const at = (view: SseView, choices: string[] = [], log: Entry[] = []) =>
  ({ view, seat: 0, choices: choices.map(choice), log }) as unknown as TableForGame;
const now = (table: TableForGame) => current(steps(table));
const told = (table: TableForGame) => steps(table).map(({ id }) => id);
const flew = (how: string): Entry => ({ seat: 0, events: [{ type: 'ship_moved', how }] }) as unknown as Entry;

describe('a first game', () => {
  test('begins with choosing a ship', () => expect(now(at(row('Ha 1 2')))).toBe('ship'));
  test('then explains how far a ship flies', () => expect(now(at(row('Ha 1a 2')))).toBe('fly'));
  test('then what is placed', () => expect(now(at(row('Ha 1a 2a 1')))).toBe('place'));
  test('explains nebulae when one can be reached', () => expect(now(at(row('Ha 1a 2a 1a R'), ['g10>g11:c']))).toBe('nebulae'));
  test('and not before', () => expect(now(at(row('Ha 1a 2a 1a R'), []))).toBe('score'));
  test('explains wormholes when a jump can be made', () => expect(now(at(row('Ha 1a 2a 1a O 1 O 2'), ['g10~g12:c']))).toBe('wormholes'));
  test('knows who has jumped', () =>
    expect(steps(at(row('Ha O 1 O'), [], [flew('~')])).find(({ id }) => id === 'wormholes')?.done).toBe(true));
  test('says nothing of wormholes where there are none', () => expect(told(at(row('Ha 1 R')))).not.toContain('wormholes'));
  test('comes to the end when the sheet has been seen', () => expect(now(at(row('Ha 1a 1a 1a 1a 1a Ra')))).toBe('end'));
  test('is over with the game', () => expect(now(at({ ...row('Ha 1a 1a 1a 1a 1a Ra'), over: true }))).toBeUndefined());
});
