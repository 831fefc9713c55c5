import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Asked, Template } from '../../../generated/api';
import type { Offer, OfferPeace, Relation, SwView } from '../../../generated/games/space-wars';
import { refused, tableWith } from '../../fixtures';
import type { Choice, TableForGame } from '../../game';
import { setLanguage } from '../../../lib/i18n.svelte';
import { draftOf } from './draft.svelte';
import { handles } from './index';
import { told } from './orders';
import Treaties from './Treaties.svelte';

afterEach(cleanup);

const NAMES = ['Ines', 'Marek'];
const FORM: Template = { type: 'form', label: 'Declarations', blanks: {}, given: {} };
const credits = { type: 'amount' as const, least: 0, most: 40, label: 'credits' };
const TERMS: Template = {
  type: 'offer_peace',
  label: 'Offer peace on terms',
  blanks: {
    player: { type: 'pick', among: [1], seats: true },
    gives: { type: 'depending', on: 'player', cases: { 1: { type: 'amounts', each: { credits } } } },
    asks: { type: 'depending', on: 'player', cases: { 1: { type: 'amounts', each: { credits } } } },
    turns: { type: 'amount', least: 0, most: 10, label: 'Binding for turns' },
  },
  given: {},
};

const declarations = (kind = 'declarations'): Asked => ({
  kind,
  label: '',
  default: '',
  action: kind === 'declarations' ? { type: 'form', orders: [] } : { type: 'end' },
  sealed: true,
  together: true,
});
const galaxy = (relation: Relation, offers: Offer[] = []): SwView =>
  ({
    you: 0,
    turn: 5,
    phase: 'declaration',
    empires: [{}, {}],
    politics: { relations: [relation], offers },
    sectors: { each: [] },
  }) as unknown as SwView;
const choice = (action: Record<string, unknown>, en: string): Choice => ({ text: JSON.stringify(action), action, words: en });
const WAR = choice({ type: 'declare_war', player: 1 }, 'Declare war on Marek');
const PLAIN_PEACE = choice({ type: 'offer_peace', player: 1, gives: {}, asks: {}, turns: 0 }, 'Offer Marek peace');

function table(changed: Partial<TableForGame> = {}): TableForGame {
  return tableWith({ view: galaxy({}), names: NAMES, asked: declarations(), templates: [FORM], ...changed });
}
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

describe('war', () => {
  test('is declared on the chosen power, in the form, and taken back', async () => {
    const peace = table({ choices: [WAR] });
    render(Treaties, { table: peace });
    await fireEvent.click(button('Declare war on Marek'));
    expect(draftOf(peace).orders).toEqual([{ type: 'declare_war', player: 1 }]);
    expect(button('Declare war on Marek').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button('Declare war on Marek'));
    expect(draftOf(peace).orders).toEqual([]);
  });

  test('is declared at once where all speak in turn', async () => {
    const played: unknown[] = [];
    render(Treaties, {
      table: table({ asked: declarations('speaking'), templates: [], choices: [WAR], play: async (action) => void played.push(action) }),
    });
    await fireEvent.click(button('Declare war on Marek'));
    expect(played).toEqual([{ type: 'declare_war', player: 1 }]);
  });

  test('that cannot be declared says why, with its rule', async () => {
    const weighed: unknown[] = [];
    render(Treaties, { table: table({ why: async (action) => (weighed.push(action), refused('SW-7.3.1')) }) });
    await fireEvent.click(button(/^Declare war on Marek/));
    expect((await screen.findByRole('alert')).textContent).toContain('No.');
    expect(button('SW-7.3.1')).toBeTruthy();
    expect(weighed).toEqual([{ type: 'declare_war', player: 1 }]);
  });

  test('is no matter while nothing can be declared', () => {
    render(Treaties, { table: table({ asked: declarations('research') }) });
    expect(screen.queryByRole('button', { name: /Declare war/ })).toBeNull();
  });

  test('is marked among the relations, with its beginning', () => {
    render(Treaties, { table: table({ view: galaxy({ military: 'war', war_since: 3 }) }) });
    const cells = screen.getAllByRole('cell', { name: 'war, since turn 3' });
    expect(cells.map((cell) => cell.classList.contains('war'))).toEqual([true, true]);
  });
});

describe('peace', () => {
  const atWar = (changed: Partial<TableForGame> = {}): TableForGame =>
    table({ view: galaxy({ military: 'war', war_since: 3 }), templates: [FORM, TERMS], choices: [PLAIN_PEACE], ...changed });

  test('is offered without terms', async () => {
    const war = atWar();
    render(Treaties, { table: war });
    await fireEvent.click(button('Offer Marek peace'));
    expect(draftOf(war).orders).toEqual([PLAIN_PEACE.action]);
  });

  test('is offered on terms', async () => {
    const war = atWar();
    render(Treaties, { table: war });
    await fireEvent.change(screen.getByRole('combobox', { name: /^You give/, hidden: true }), { target: { value: 'credits' } });
    await fireEvent.input(screen.getByRole('spinbutton', { name: 'Binding for turns', hidden: true }), { target: { value: '4' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Add to the declarations', hidden: true }));
    const offer: OfferPeace = { type: 'offer_peace', player: 1, gives: { credits: 1 }, asks: {}, turns: 4 };
    expect(draftOf(war).orders).toEqual([offer]);
    expect(told(offer, NAMES, [], [TERMS]).note).toBe('You give Marek: credits (1). It binds for 4\u00a0turns.');
  });

  test('is forced where the war has lasted long enough, and else says why not', async () => {
    const forced = choice({ type: 'force_peace', player: 1 }, 'Force peace on Marek');
    const old = atWar({ choices: [PLAIN_PEACE, forced] });
    const { unmount } = render(Treaties, { table: old });
    await fireEvent.click(button('Force peace on Marek'));
    expect(draftOf(old).orders).toEqual([forced.action]);
    unmount();
    render(Treaties, { table: atWar({ why: async () => refused('SW-7.4.3') }) });
    await fireEvent.click(button(/^Force peace on Marek.*why/));
    expect((await screen.findByRole('alert')).textContent).toContain('SW-7.4.3');
  });

  test('is called so among the offers', () => {
    const offer: Offer = { by: 0, to: 1, number: 1, peace: { mine: [0], theirs: [1] } };
    render(Treaties, { table: atWar({ view: galaxy({ military: 'war' }, [offer]) }) });
    expect(screen.getByText('Peace')).toBeTruthy();
  });

  test('on terms that we have offered says who gives what to whom', () => {
    const offer: Offer = { by: 0, to: 1, number: 1, gives: { credits: 5 }, peace: { mine: [0], theirs: [1] } };
    const what = 'Peace; {0} gives {1} 5 credits';
    const view = { ...galaxy({ military: 'war' }, [offer]), dealings: { told: [{ by: 0, to: 1, number: 1, what }] } };
    render(Treaties, { table: atWar({ view }) });
    expect(screen.getByText('Peace; Ines gives Marek 5 credits')).toBeTruthy();
  });

  test('has its place at the desk, so that the table shows no form for it', () => expect(handles(TERMS)).toBe(true));
});

describe('in French', () => {
  beforeEach(() => setLanguage('fr'));
  afterEach(() => setLanguage('en'));
  test('what is barred', () => {
    render(Treaties, { table: table() });
    expect(button(/^Déclarer la guerre à Marek impossible.*pourquoi/)).toBeTruthy();
  });
});
