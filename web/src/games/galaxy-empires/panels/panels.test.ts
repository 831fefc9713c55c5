import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { CardSeen } from '../../../generated/games/galaxy-empires';
import { LEGAL, refused, tableWith } from '../../fixtures';
import { galaxy, offering } from './fixtures';
import { handles, panels } from './index';
import Missions from './Missions.svelte';
import Trade from './Trade.svelte';

afterEach(cleanup);

const choice = (text: string, type: string) => ({ text, action: { type } });
const badge = (id: string, table: Parameters<NonNullable<(typeof panels)[number]['badge']>>[0]) =>
  panels.find((panel) => panel.id === id)?.badge?.(table);

describe('the panels', () => {
  test('a proposal that waits for an answer draws the eye', () =>
    expect(badge('trade', tableWith({ view: galaxy(), choices: [choice('decline', 'decline')] }))).toBe(1));
  test('nothing waiting draws nothing', () => expect(badge('trade', tableWith({ view: galaxy() }))).toBeUndefined());
  test('there is no war before the first', () =>
    expect(panels.find(({ id }) => id === 'war')?.shows?.(tableWith({ view: galaxy() }))).toBe(false));
  test('offers and talk have their place, moves do not', () =>
    expect([
      handles(offering('propose')),
      handles(choice('withdraw@0-1-1', 'withdraw_offer')),
      handles(choice('concede', 'concede')),
    ]).toEqual([true, true, false]));
});

describe('missions at a shared screen', () => {
  const card: CardSeen = {
    number: 1,
    mission: 'M01',
    title: 'Watch the Gates',
    task: 'Control both.',
    bounty: 200,
    pp: 0,
    standing: 1,
    count: 2,
    at_start_of_turn: true,
    progress: 0,
    partners: [],
  };
  const at = (turn: number) =>
    tableWith({ shared: true, names: ['Ines', 'Marek'], view: galaxy({ hand: [card], turn: { ...galaxy().turn, number: turn } }) });

  test('are covered until they are asked for', async () => {
    render(Missions, { table: at(1) });
    expect(screen.queryByText('Watch the Gates')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
    expect(screen.getByText('Watch the Gates')).toBeTruthy();
  });

  test('are covered again when the turn passes', async () => {
    const { rerender } = render(Missions, { table: at(1) });
    await fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
    await rerender({ table: at(2) });
    expect(screen.queryByText('Watch the Gates')).toBeNull();
  });
});

test('a truce takes two taps', async () => {
  const sent: unknown[] = [];
  render(Trade, {
    table: tableWith({
      view: galaxy(),
      names: ['Ines', 'Marek'],
      templates: [offering('propose')],
      weigh: async () => LEGAL,
      play: async (action) => void sent.push(action),
    }),
  });
  await fireEvent.click(screen.getByRole('button', { name: /Truce of 3/ }));
  await screen.findByText(/can be made/);
  await fireEvent.click(screen.getByRole('button', { name: 'Propose it now' }));
  expect(sent).toMatchObject([{ type: 'propose', to: 1, clauses: [{ type: 'truce', turns: 3 }] }]);
});

test('what is wrong with an offer is said at once, with its rule', async () => {
  const barred = refused('GE-12.2', { why: 'That costs 3 PP.' });
  render(Trade, {
    table: tableWith({ view: galaxy(), names: ['Ines', 'Marek'], templates: [offering('propose')], weigh: async () => barred }),
  });
  await fireEvent.click(screen.getByRole('button', { name: /Truce of 3/ }));
  expect(await screen.findByRole('button', { name: 'GE-12.2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Propose it now' }).hasAttribute('disabled')).toBe(true);
});
