import { describe, expect, test } from 'vitest';
import type { Event, GeView } from '../../generated/games/galaxy-empires';
import { board, played } from './fixtures';
import { acts, marksOf, type Motion } from './scene';

const shown = (view: GeView, ...events: Event[]) => acts(view, played('', ...events));
const motions = (view: GeView, ...events: Event[]): Motion[] =>
  shown(view, ...events).flatMap(({ motion }) => (motion ? [motion as Motion] : []));
const last = (view: GeView, ...events: Event[]): GeView => shown(view, ...events).at(-1)!.view as GeView;
const tiles = (view: GeView): string[] => view.fleets.map(({ tile }) => tile);

const moved: Event = { type: 'fleet_moved', seat: 0, fleet: 'carmine-1', origin: 'C2', target: 'D1', passage: false };
const claimed: Event = { type: 'claimed', seat: 0, area: 'fr_nw_n', loser: null };
const tick: Event = {
  type: 'war_tick',
  attacker: 0,
  defender: 1,
  attack: [3, 4],
  defence: [1, 2],
  invaders: 1,
  defenders: 0,
  odds: [1, 0, 0],
};
const declared: Event = {
  type: 'war_declared',
  attacker: 0,
  defender: 1,
  area: 'st_n',
  invaders: ['D1'],
  defenders: ['F1'],
  cost: 7,
  odds: [0.5, 0.4, 0.1],
};

test('a fleet is under way, then there', () => {
  const view = board('C2 / F1');
  expect(motions(view, moved)).toMatchObject([{ kind: 'fly', from: 'C2', to: 'D1' }]);
  expect(tiles(last(view, moved))).toEqual(['F1', 'D1']);
});

test('then its flag is planted', () => {
  const view = last(board('C2 / F1'), moved, claimed);
  expect(view.areas.find(({ id }) => id === 'fr_nw_n')?.holder).toBe(0);
});

test('a fleet that is lost is gone', () => {
  const view = board('C2 / F1');
  const lost: Event = { type: 'fleet_lost', seat: 1, fleet: 'verdant-1', tile: 'F1', by: 0 };
  expect(motions(view, lost)).toMatchObject([{ kind: 'burst', tile: 'F1' }]);
  expect(tiles(last(view, lost))).toEqual(['C2']);
});

describe('a war', () => {
  const ended: Event = {
    type: 'war_ended',
    attacker: 0,
    defender: 1,
    area: 'st_n',
    outcome: 'won',
    strength: [1, 1],
    lost: [0, 1],
    cash: 400,
    passage: false,
  };

  test('is rolled where it is fought, and the dice that decided it lie there with what they brought', () => {
    const rolls = acts(board('D1 / F1'), { ...played('', declared, tick, ended), told: ['', '', 'Ada wins.'].map((en) => en) }).flatMap(
      ({ roll, ms }) => (roll ? [{ ...roll, ms }] : []),
    );
    const thrown = [
      { seat: 0, dice: [3, 4] },
      { seat: 1, dice: [1, 2] },
    ];
    expect(rolls).toMatchObject([
      { thrown, told: '1 against 0', at: 'E2' },
      { thrown, told: 'Ada wins.', at: 'E2', own: true },
    ]);
    expect(rolls[1]!.ms).toBeGreaterThanOrEqual(1000);
  });

  test('of many rolls is rolled faster', () => {
    const rolls = shown(board('D1 / F1'), declared, ...Array<Event>(70).fill(tick));
    expect(rolls[0]!.ms).toBeLessThan(250);
    expect(rolls.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(3001);
  });

  test('that is won takes the territory', () => {
    expect(last(board('D1 / F1'), ended).areas.find(({ id }) => id === 'st_n')?.holder).toBe(0);
  });
});

test('a delivery is paid at its planet', () => {
  const view = board('F2*3 / F1');
  const delivered: Event = { type: 'delivered', seat: 0, planet: 'pl_n', cash: 300, left: 2 };
  expect(motions(view, delivered)).toMatchObject([{ kind: 'gain', tile: 'F2', cash: 300 }]);
  expect(last(view, delivered).fleets[0]?.deliveries).toBe(2);
});

describe('the last move', () => {
  test('marks the way that was flown', () =>
    expect(marksOf(played('', moved, claimed))?.ways).toEqual([{ from: 'C2', to: 'D1', passage: false }]));
  test('marks the territory that was fought for, once', () =>
    expect(marksOf(played('', declared, tick, declared))?.areas).toEqual(['st_n']));
  test('leaves no marks where nothing moved', () => expect(marksOf(played('end'))).toBeUndefined());
});
