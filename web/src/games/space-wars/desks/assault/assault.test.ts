import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Asked } from '../../../../generated/api';
import type { AssaultBoard, GroundBattle, RaidShown, RoundShown, SwShown } from '../../../../generated/games/space-wars';
import { LEGAL, tableWith } from '../../../fixtures';
import type { Choice, TableForGame } from '../../../game';
import { Picker } from '../../picker.svelte';
import { draftOf } from '../draft.svelte';
import Assault from './Assault.svelte';
import GroundOrders from './GroundOrders.svelte';

afterEach(cleanup);

const choice = (action: object): Choice => ({ text: JSON.stringify(action), action }) as Choice;
const NOTHING: AssaultBoard = { battles: {}, beside: null, raids: [], landings: {}, ground: null };

function at(changed: Partial<TableForGame>, assault: Partial<AssaultBoard>, pending: unknown[] = []): TableForGame & { played: unknown[] } {
  const played: unknown[] = [];
  const view = {
    you: 0,
    turn: 4,
    phase: 'player_subphases',
    pending,
    assault: { ...NOTHING, ...assault },
    chart: {},
    fleets: { craft: {} },
    galaxy: { tiles: ['galaxy_core', 'draconis_31'] },
    sectors: { each: [{}, { owner: 1, system: {} }] },
    empires: [{}, {}],
  } as unknown as SwShown;
  return Object.assign(
    tableWith({ view, names: ['Ines', 'Orrin'], weigh: async () => LEGAL, play: async (action) => void played.push(action), ...changed }),
    { played },
  );
}

test('a battle that can be started shows its odds, and is fought by posture or commanded', async () => {
  const engage = { type: 'engage', sector: '3-5', player: 1, command: false };
  const outlook = { attacker: 71, defender: 20, neither: 9, rounds: 3, battles: 4000 };
  const table = at(
    { choices: [choice(engage), choice({ ...engage, command: true }), choice({ type: 'end' })] },
    { battles: { '3-5/1': outlook } },
  );
  render(Assault, { table });
  expect(screen.getByText('you 71 %')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Command it yourself' }));
  expect(table.played).toEqual([{ ...engage, command: true }]);
  expect(new Picker(table).main.label).toBe('Go on without attacking');
});

test('a bombardment says what is rolled for, and can be made with some of the craft', async () => {
  const raid: RaidShown = {
    sector: 'draconis_31',
    bombing: 'conventional',
    craft: ['cruiser1', 'cruiser2'],
    value: 4,
    need: 5,
    scanner: 2,
    shield: -1,
    attenuation: 0,
    sides: 3,
    struck: { city: 2, regular: 1 },
    counters: 0,
    weapons: { cruiser1: 2, cruiser2: 1 },
  };
  const table = at(
    { choices: [choice({ type: 'bombard', sector: 'draconis_31', bombing: 'conventional', craft: [] })] },
    { raids: [raid] },
  );
  render(Assault, { table });
  const card = screen.getByRole('region', { name: 'Draconis 31' });
  expect(card.textContent).toMatch(/3.dice are rolled.*1\.5 lost on average/);
  expect(card.textContent).toMatch(/Your planet scanner \+2.*Their planetary shield −1.*4 or more on the die 50 %/);
  await fireEvent.click(within(card).getByRole('checkbox', { name: 'Cruiser 2' }));
  const [cities, regulars] = within(card).getAllByRole('button', { name: /Spend a special weapon/ });
  for (const die of [cities!, regulars!, cities!]) await fireEvent.click(die);
  expect(card.textContent).toMatch(/1 special weapon left/);
  await fireEvent.click(within(card).getByRole('button', { name: 'Bombard' }));
  expect(table.played).toEqual([
    { type: 'bombard', sector: 'draconis_31', bombing: 'conventional', craft: ['cruiser1'], special: ['regular'] },
  ]);
});

describe('on the ground', () => {
  const commit = { type: 'commit', legions: { veteran: 2, elite: 1 }, officer: 'general1', weapon: false };
  const other = { ...commit, legions: { veteran: 2, regular: 1 } };
  const round = (one: number): RoundShown => ({
    strengths: [one, 4],
    column: '3:2',
    modifiers: { weapons: 1, general: 1 },
    sum: 2,
    results: [
      [1, 1],
      [1, 1],
      [0, 2],
      [0, 2],
      [0, 3],
      [0, 3],
    ],
  });
  const battle: GroundBattle = {
    type: 'GroundBattle',
    at: 1,
    attacker: 0,
    defender: 1,
    step: 'attack',
    lines: [{}, { legions: { 1: [2, 1, 0, 0] } }],
  };
  const asked: Asked = { kind: 'groundbattle', label: '', default: '', action: commit, sealed: false, together: false };
  const choices = [choice(commit), choice(other), choice({ type: 'entrust' })];
  const rounds = { [choices[0]!.text]: round(7), [choices[1]!.text]: round(5) };
  const fighting = () =>
    at(
      { asked, choices },
      {
        ground: {
          armies: [{ 0: [1, 2, 1, 0] }, { 1: [2, 1, 0, 0] }],
          columns: ['1:1', '3:2'],
          rounds,
          now: null,
          outlook: { wins: 60, loses: 30, stops: 10 },
        },
      },
      [battle],
    );

  test('other legions make another round', async () => {
    const table = fighting();
    render(Assault, { table });
    expect(screen.getByTitle('strength 7')).toBeTruthy();
    draftOf(table).write(other as never);
    expect(await screen.findByTitle('strength 5')).toBeTruthy();
    expect(screen.getByText('Together').nextElementSibling?.textContent).toBe('+2');
  });

  test('legions are picked one by one, never more than there are', async () => {
    const table = fighting();
    render(GroundOrders, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'One less: Elite legion' }));
    expect(draftOf(table).answer).toMatchObject({ legions: { veteran: 2 } });
    expect(screen.getByRole('button', { name: 'One more: Veteran legion' })).toHaveProperty('disabled', true);
    await fireEvent.click(screen.getByRole('button', { name: 'One more: Regular legion' }));
    expect(draftOf(table).answer).toEqual(other);
  });
});
