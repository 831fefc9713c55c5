import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Asked, Template } from '../../../generated/api';
import type { SwView } from '../../../generated/games/space-wars';
import { tableWith } from '../../fixtures';
import type { Choice, TableForGame } from '../../game';
import Decide from '../Decide.svelte';
import { Picker } from '../picker.svelte';
import { printed } from '../printed';
import Council from './Council.svelte';
import { draftOf } from './draft.svelte';
import { handles } from './index';

afterEach(cleanup);

const NAMES = ['Ines', 'Marek', 'Odile'];
const EVERYBODY = { type: 'ranking' as const, among: [0, 1, 2], seats: true };
const ORDER: Template = {
  type: 'set_order',
  label: 'Set the order',
  blanks: { proposers: { ...EVERYBODY, label: 'Proposers' }, voters: { ...EVERYBODY, label: 'Voters' } },
  given: {},
};
const chairing: Asked = {
  kind: 'chairing',
  label: 'Chair the council',
  default: '',
  action: { type: 'end' },
  sealed: false,
  together: false,
};
const choice = (action: Record<string, unknown>, en: string): Choice => ({ text: JSON.stringify(action), action, words: en });
const APPOINT = choice({ type: 'appoint', office: Object.keys(printed.offices)[0], player: 1 }, 'Appoint Marek');
const VETO = choice({ type: 'veto', motion: 1 }, 'Veto motion 1');
const PASS = choice({ type: 'no_veto' }, 'Let the motion be voted on');

function chair(changed: Partial<TableForGame>): TableForGame {
  const stage = { type: 'Chairing', proposers: [0, 1, 2], voters: [0, 1, 2], docket: [] };
  const view = {
    you: 0,
    turn: 2,
    phase: 'council',
    stage,
    empires: [{}, {}, {}],
    order: [2, 0, 1],
    politics: {},
    chart: { votes: { 0: 3, 2: 4 }, proposals: 2 },
    galaxy: {},
    sectors: { each: [] },
    fleets: { craft: {} },
  } as unknown as SwView;
  return tableWith({ view, names: NAMES, asked: chairing, ...changed });
}

test('a player who puts motions to the council is told how many there may be', () => {
  const stage = { type: 'Agenda', proposers: [0], voters: [0], docket: [] };
  const agenda: Asked = { ...chairing, kind: 'agenda', action: { type: 'form', orders: [] } };
  const table = chair({ asked: agenda, choices: [choice({ type: 'propose', kind: 'law', card: 'free_trade' }, 'Free trade')] });
  render(Council, { table: { ...table, view: { ...(table.view as SwView), stage } as SwView } });
  screen.getByText('You may put 2 motions to this council: none chosen yet.');
});

describe('the chair of the council', () => {
  test('fills the offices at the desk', async () => {
    const played: unknown[] = [];
    render(Council, { table: chair({ choices: [APPOINT], play: async (action) => void played.push(action) }) });
    await fireEvent.click(screen.getByRole('button', { name: 'Marek' }));
    expect(played).toEqual([APPOINT.action]);
  });

  test('sets the order at the desk, where nothing is open before it is asked for', async () => {
    const played: unknown[] = [];
    render(Council, { table: chair({ templates: [ORDER], play: async (action) => void played.push(action) }) });
    expect(screen.getByText('Set the order').closest('details')?.open).toBe(false);
    const form = screen.getByRole('form', { name: 'Set the order', hidden: true });
    const voters = within(form).getByRole('group', { name: 'Voters', hidden: true });
    await fireEvent.click(within(voters).getAllByRole('button', { name: /Odile/, hidden: true })[0]!);
    await fireEvent.submit(form);
    expect(played).toEqual([{ type: 'set_order', proposers: [0, 1, 2], voters: [0, 2, 1] }]);
  });

  test('sees who has how many votes, in the order of the council', () => {
    render(Council, { table: chair({}) });
    const votes = within(screen.getByRole('list', { name: 'Votes in this council' })).getAllByRole('listitem');
    expect(votes.map((one) => one.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['Odile4 votes', 'Ines3 votes']);
  });

  test('has this at the desk alone', () => expect(handles(ORDER)).toBe(true));

  test('finds what has no place at the desk in the list, and nothing else', () => {
    const table = chair({ choices: [APPOINT, VETO, PASS] });
    const picker = new Picker(table);
    render(Decide, { decision: picker, table });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Let the motion be voted on']);
  });
});

describe('a voter', () => {
  const ballot: Asked = { ...chairing, kind: 'ballot', action: { type: 'form', orders: [] }, sealed: true, together: true };
  const stage = { type: 'Balloting', proposers: [0, 1, 2], voters: [0, 1, 2], docket: [{ by: 1, kind: 'law', card: 'free_trade' }] };
  const VOTES = (['abstain', 'against', 'for'] as const).map((value) => choice({ type: 'vote', motion: 1, value }, value));
  const FREEING: Template = {
    type: 'vote',
    label: 'Motion 1',
    blanks: {
      value: { type: 'pick', among: ['for', 'against', 'abstain'] },
      freed: { type: 'amounts', each: { draconis_31: { type: 'amount', least: 0, most: 2 } } },
    },
    given: { motion: 1 },
  };
  const FORM: Template = { type: 'form', label: 'Ballot', blanks: { orders: { type: 'orders', among: [FREEING], most: 9 } }, given: {} };

  test('frees slaves for more votes at the desk, and a vote that is clicked leaves it so', async () => {
    const table = chair({ asked: ballot, choices: VOTES, templates: [FREEING, FORM] });
    Object.assign(table.view as object, { stage });
    render(Council, { table });
    await fireEvent.click(screen.getByRole('radio', { name: 'For' }));
    await fireEvent.input(screen.getByRole('spinbutton', { name: /Slaves to free at Draconis 31/ }), { target: { value: '2' } });
    expect(draftOf(table).orders).toEqual([{ type: 'vote', motion: 1, value: 'for', freed: { draconis_31: 2 } }]);
    await fireEvent.click(screen.getByRole('radio', { name: 'Against' }));
    expect(draftOf(table).orders).toEqual([{ type: 'vote', motion: 1, value: 'against', freed: { draconis_31: 2 } }]);
  });
});
