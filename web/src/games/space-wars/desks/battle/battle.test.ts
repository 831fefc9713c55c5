import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Asked, Template } from '../../../../generated/api';
import type { Battle as OnTable, BattleBoard, SwShown } from '../../../../generated/games/space-wars';
import { LEGAL, refused, tableWith } from '../../../fixtures';
import type { Choice, TableForGame } from '../../../game';
import Battle from './Battle.svelte';
import Deciding from './Deciding.svelte';
import { fieldOf } from './field';
import { lastBattle } from './story';
import { tacticsOf } from './tactics.svelte';

afterEach(cleanup);

const unit = (points: number, arms = {}): BattleBoard['units'][string] => ({ points, most: 3, defence: 3, arms });
const CRUISER = { ion: [2, 2], torpedo: [1, 2] } as Record<string, [number, number]>;
const BOARD: BattleBoard = {
  steps: ['dispose', 'skirmish', 'run', 'lasers', 'boarding', 'line', 'breakthrough', 'withdraw'],
  sides: [
    { screening: 1.5, covering: 0, runners: 1 },
    { screening: 1, covering: 0, runners: 0 },
  ],
  units: {
    cruiser1: unit(2, CRUISER),
    freight1: unit(3),
    cruiser2: unit(3, CRUISER),
    dreadnought1: unit(3),
    star_fighter1: { ...unit(1), most: 1 },
  },
  rolls: {},
  outlook: { attacker: 60, defender: 30, neither: 10, rounds: 2.5, battles: 0 },
};
const ROLL = { need: 4, modifier: 0, sides: 3 };
const AIMS = { 'cruiser1/ion': { cruiser2: ROLL, dreadnought1: { ...ROLL, sides: 1 } }, 'cruiser1/torpedo': { cruiser2: ROLL } };
const craft = (kind: string, owner: number) => ({ kind, owner, at: 5 });

function shown(battle: Partial<OnTable> = {}, board: Partial<BattleBoard> = {}): SwShown {
  const sides: OnTable['sides'] = [
    { seats: [0], line: ['cruiser1'], core: ['freight1'] },
    { seats: [1], line: ['cruiser2', 'dreadnought1'] },
  ];
  const onTable: OnTable = {
    type: 'Battle',
    at: 5,
    sides,
    wings: { star_fighter1: { kind: 'star_fighter', owner: 0, place: 'zone' } },
    step: 'line',
    ...battle,
  };
  const fleets = {
    craft: {
      cruiser1: craft('cruiser', 0),
      freight1: craft('freight', 0),
      cruiser2: craft('cruiser', 1),
      dreadnought1: craft('dreadnought', 1),
    },
  };
  const each = Array.from({ length: 6 }, () => ({}));
  return {
    you: 0,
    turn: 3,
    phase: 'player_subphases',
    pending: [onTable],
    battle: { ...BOARD, ...board },
    fleets,
    sectors: { each },
    galaxy: { tiles: Array(6).fill('free_space') },
    empires: [{}, {}],
  } as unknown as SwShown;
}

const asked = (action: unknown): Asked => ({ kind: 'battle', label: 'Aim', default: '', action, sealed: false, together: false });
const target = (weapon: string, number: number, at: string, special = false) => ({
  type: 'target',
  craft: 'cruiser1',
  weapon,
  number,
  target: at,
  special,
});
const choice = (action: object): Choice => ({ text: JSON.stringify(action), action }) as Choice;

function at(changed: Partial<TableForGame>): TableForGame & { played: unknown[] } {
  const played: unknown[] = [];
  return Object.assign(
    tableWith({
      view: shown(),
      names: ['Ines', 'Orrin'],
      weigh: async () => LEGAL,
      play: async (action) => void played.push(action),
      ...changed,
    }),
    { played },
  );
}

describe('the board', () => {
  test('has the enemy above and us below, and nobody’s secret', () => {
    const rows = (view: SwShown, seat: number) =>
      fieldOf(view, seat)!
        .lanes.filter(({ units }) => units.length)
        .map(({ row, side, units }) => `${side} ${row} ${units.map(({ name }) => name).join(' ')}`);
    expect(rows(shown(), 0)).toEqual(['1 line cruiser2 dreadnought1', '0 zone star_fighter1', '0 line cruiser1', '0 core freight1']);
    expect(rows(shown(), 1)).toEqual(['0 core freight1', '0 line cruiser1', '0 zone star_fighter1', '1 line cruiser2 dreadnought1']);
    expect(rows(shown({ step: 'dispose' }), 1)[0]).toBe('0 hidden cruiser1 freight1 star_fighter1');
  });

  test('says what a craft can take and do', () => {
    render(Battle, { table: at({}) });
    expect(screen.getByRole('button', { name: /^Cruiser 1, hull 2 of 3, ion cannon 2 times 2, torpedo 1 times 2/ })).toBeTruthy();
    expect(screen.getByText(/You attack Orrin\./)).toBeTruthy();
  });
});

describe('aiming', () => {
  const aiming = (): ReturnType<typeof at> =>
    at({
      view: shown({}, { rolls: AIMS }),
      asked: asked({
        type: 'form',
        orders: [target('ion', 1, 'cruiser2'), target('ion', 2, 'cruiser2'), target('torpedo', 1, 'cruiser2')],
      }),
    });

  test('a craft is pressed, then its target; what cannot reach it stays where it aims', async () => {
    const table = aiming();
    render(Battle, { table });
    await fireEvent.click(screen.getByRole('button', { name: /^Cruiser 1,/ }));
    await fireEvent.click(screen.getByRole('button', { name: /^Dreadnought 1,.*17 %/ }));
    expect(tacticsOf(table).draft.orders).toEqual([
      target('ion', 1, 'dreadnought1'),
      target('ion', 2, 'dreadnought1'),
      target('torpedo', 1, 'cruiser2'),
    ]);
  });

  test('in the list attacks of a weapon go together, or are split', async () => {
    const table = aiming();
    render(Deciding, { table });
    await fireEvent.click(screen.getByRole('button', { name: /Aim one of them elsewhere/ }));
    expect(tacticsOf(table).draft.orders).toContainEqual(target('ion', 2, 'dreadnought1'));
    await fireEvent.change(screen.getAllByLabelText(/Target of Cruiser 1, torpedo/)[0]!, { target: { value: '' } });
    expect(tacticsOf(table).draft.orders).toHaveLength(2);
  });

  test('the rest of the round is ordered with what is written, and later steps can be held', async () => {
    const table = aiming();
    render(Deciding, { table });
    await fireEvent.click(screen.getByText('The rest of this round at once', { selector: 'summary' }));
    await fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Breakthrough' })).getByRole('radio', { name: 'do nothing' }));
    await fireEvent.click(screen.getByRole('button', { name: 'The rest of this round at once' }));
    expect(table.played).toMatchObject([
      { type: 'battle_orders', orders: [{ number: 1 }, { number: 2 }, { weapon: 'torpedo' }, { type: 'hold', step: 'breakthrough' }] },
    ]);
  });
});

describe('at any moment', () => {
  test('the battle can be left to one’s posture', async () => {
    const table = at({ asked: asked({ type: 'end' }) });
    render(Deciding, { table });
    await fireEvent.click(screen.getByRole('radio', { name: 'Bold' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Lead it for me: this battle' }));
    await expect
      .poll(() => table.played)
      .toEqual([
        { type: 'set_posture', posture: 'bold', garrison: null, lets_pass: [] },
        { type: 'entrust', scope: 'battle' },
      ]);
  });

  test('what cannot stand is said with its rule', async () => {
    const table = at({
      asked: asked({ type: 'dispose', line: ['freight1'], core: ['cruiser1'], skirmish: [], aboard: {} }),
      view: shown({ step: 'dispose' }),
      weigh: async () => refused('SW-10.2.4'),
    });
    render(Deciding, { table });
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'No.SW-10.2.4');
  });
});

test('a side is drawn up with the arrow keys', async () => {
  const dispose = { type: 'dispose', line: ['cruiser1', 'freight1'], core: [], skirmish: ['star_fighter1'], aboard: {} };
  const table = at({ asked: asked(dispose), view: shown({ step: 'dispose' }) });
  render(Battle, { table });
  await fireEvent.keyDown(screen.getByRole('button', { name: /^Freighter 1,/ }), { key: 'ArrowLeft' });
  expect(tacticsOf(table).draft.answer).toMatchObject({ line: ['freight1', 'cruiser1'] });
  await fireEvent.keyDown(screen.getByRole('button', { name: /^Freighter 1,/ }), { key: 'ArrowDown' });
  expect(tacticsOf(table).draft.answer).toMatchObject({ line: ['cruiser1'], core: ['freight1'] });
});

test('craft that leave take along what was to go with them', () => {
  const several: Template = { type: 'withdraw', label: '', blanks: { craft: { type: 'several', among: ['freight1', 'carrier1'] } } };
  const all = choice({ type: 'withdraw', craft: ['freight1', 'carrier1'], aboard: { star_fighter1: 'carrier1' } });
  const table = at({
    asked: asked({ type: 'withdraw', craft: [], aboard: {} }),
    view: shown({ step: 'withdraw' }),
    templates: [several],
    choices: [all],
  });
  const tactics = tacticsOf(table);
  expect(tactics.able).toEqual(['freight1', 'carrier1']);
  tactics.choose(['carrier1']);
  expect(tactics.draft.answer).toEqual({ type: 'withdraw', craft: ['carrier1'], aboard: { star_fighter1: 'carrier1' } });
  tactics.choose(['freight1']);
  expect(tactics.draft.answer).toEqual({ type: 'withdraw', craft: ['freight1'], aboard: {} });
});

test('the last battle of the log is told, with its dice', () => {
  const told = (en: string) => en;
  const entry = (number: number, events: object[], words: string[]) => ({ number, events, told: words.map(told) }) as never;
  const shot = { by: 'cruiser1', weapon: 'ion', target: 'cruiser2', die: 5, need: 4, modifier: 0, hit: true };
  const story = lastBattle([
    entry(1, [{ type: 'battle_begun', at: 'x', attackers: [0], defenders: [1] }, { type: 'battle_ended' }], ['Before.', 'Over.']),
    entry(2, [{ type: 'battle_begun', at: '3-5', attackers: [0], defenders: [1] }], ['It begins.']),
    entry(3, [{ type: 'orders_sealed' }, { type: 'volley', shots: [shot] }], ['Sealed.', 'One hit.']),
  ]);
  expect(story?.begun.at).toBe('3-5');
  expect(story?.ended).toBeUndefined();
  expect(story?.told.map(({ text, shots }) => `${text} ${shots.length}`)).toEqual(['It begins. 0', 'One hit. 1']);
});
