import { describe, expect, test } from 'vitest';
import type { Entry } from '../../generated/api';
import { logEntry } from '../../lib/log-entry';
import type { Event, SseView } from '../../generated/games/small-star-empires';
import { row } from './fixtures';
import { acts, type Motion } from './scene';

const entry = (...events: Event[]): Entry => logEntry({ events });
const flown: Event = { type: 'ship_moved', seat: 0, origin: [0, 0], target: [2, 0], how: '>' };
const view = row('Ha 1 2 O 1 1 O 1', [[0, 'g7'], [0, 'g7']]);
const shipsOf = (shown: unknown) => (shown as SseView).players[0]!.ships.map(([at]) => at.join());
const moved = (events: Event[]) => acts(view, entry(...events)).flatMap(({ motion }) => (motion ? [motion as Motion] : []));

describe('a flight', () => {
  test('takes one ship off the board while it lasts', () => {
    const shown = acts(view, entry(flown));
    expect(shown.map((act) => shipsOf(act.view))).toEqual([['0,0'], ['0,0'], ['0,0', '2,0']]);
  });
  test('lasts as long as its way, within bounds', () => {
    const far: Event = { ...flown, target: [5, 0] };
    expect([flown, far].flatMap((event) => moved([event])).map((motion) => motion.ms)).toEqual([260, 600]);
  });
  test('by wormhole goes through two of them', () => {
    const [jump] = moved([{ ...flown, target: [5, 0], how: '~' }]);
    expect(jump).toMatchObject({ kind: 'fly', from: [0, 0] }); // no wormhole lies beside g7: the board shows a plain flight
    const beside = row('Ha O 2 _ O 1', [[0, 'g7']]);
    const found = acts(beside, entry({ ...flown, target: [5, 0], how: '~' })).find((act) => act.motion)!.motion;
    expect(found).toMatchObject({ kind: 'jump', way: [[1, 0], [4, 0]] });
  });
});

test('a claim changes its own system only', () => {
  const shown = acts(view, entry(flown, { type: 'system_claimed', seat: 0, at: [2, 0], piece: 's' }));
  const last = shown.at(-1)!.view as SseView;
  expect(last.systems.filter((system) => system.holder === 0).map((system) => system.name)).toEqual(['g7', 'g9']);
  expect(view.systems[2]!.holder).toBeNull();
});

test('a tile is turned over on the spot', () => {
  const [flip] = moved([{ type: 'tile_turned_up', seat: 0, at: [1, 0], tile: 'asteroid_field' }]);
  expect(flip).toMatchObject({ kind: 'flip', at: [1, 0], tile: 'asteroid_field' });
});

test('a ship is damaged where it stands', () => {
  const [act] = acts(row('Ha 1', [[0, 'g8']]), entry({ type: 'ship_damaged', seat: 0, at: [1, 0] }));
  expect((act!.view as SseView).players[0]!.ships[0]![1]).toBe(true);
});

test('a new deal is not shown step by step', () => {
  const dealt: Event = { type: 'game_started', board: '', first: 1, round: 2 };
  expect(acts(view, entry(dealt, flown))).toEqual([]);
});
