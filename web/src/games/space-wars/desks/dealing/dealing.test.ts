import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Asked, Template } from '../../../../generated/api';
import type { Offer, OfferShown } from '../../../../generated/games/space-wars';
import { tableWith } from '../../../fixtures';
import type { Choice, TableForGame } from '../../../game';
import { draftOf } from '../draft.svelte';
import FillIn from '../FillIn.svelte';
import Treaties from '../Treaties.svelte';
import { undone } from '../undone';
import Fetching from './Fetching.svelte';
import Offers from './Offers.svelte';

afterEach(cleanup);
Element.prototype.scrollIntoView = () => {}; // there is nothing to scroll here

const text = (en: string) => en;
const told = (number: number, gets: string): OfferShown => ({
  by: 1,
  number,
  gets: text(gets),
  gives: text('2 research points'),
  worth: text('Worth it.'),
  why: text('{1} has 30 credits.'),
});
const made = (number: number): Offer => ({ by: 1, to: 0, number, gives: { credits: number }, asks: { research: 2 } });
const choice = (action: Record<string, unknown>): Choice => ({ text: JSON.stringify(action), action }) as Choice;
const answersTo = (number: number): Choice[] => [
  choice({ type: 'decline', player: 1, offer: number }),
  choice({ type: 'accept', player: 1, offer: number }),
];
const amounts = (most: number) => ({
  type: 'depending' as const,
  on: 'player',
  cases: {
    1: {
      type: 'amounts' as const,
      each: {
        credits: { type: 'amount' as const, least: 0, most, label: text('credits') },
        research: { type: 'amount' as const, least: 0, most: 9, label: text('research points') },
      },
    },
  },
});
const EXCHANGE: Template = {
  type: 'make_offer',
  label: text('Offer an exchange'),
  blanks: { player: { type: 'pick', among: [1], seats: true }, gives: amounts(40), asks: amounts(40) },
  given: {},
};
const ask = (kind: string): Asked => ({
  kind,
  label: text(''),
  default: text(''),
  action: { type: 'form', orders: [] },
  sealed: true,
  together: true,
});

function table(count: number, changed: Partial<TableForGame> = {}): TableForGame {
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  const view = {
    you: 0,
    turn: 3,
    phase: 'research',
    empires: [{ credits: 9 }, {}],
    politics: { relations: [{}], offers: numbers.map(made) },
    sectors: { each: [] },
    chart: {},
    dealings: { offers: numbers.map((n) => told(n, `${n} credits`)) },
  };
  return tableWith({ view, names: ['Ines', 'Marek'], asked: ask('research'), free: numbers.flatMap(answersTo), ...changed });
}
const cards = (): HTMLElement[] => [...document.querySelectorAll('article')]; // by their roles it takes seconds

test('the three most valuable offers are cards, the others are folded away', () => {
  render(Offers, { table: table(5) });
  expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 5].map((n) => `Marek offers you: ${n} credits`));
  expect(cards().map((card) => card.closest('details') !== null)).toEqual([false, false, false, true, true]);
  expect(screen.getByText('2 more offers')).toBeTruthy();
  expect(within(cards()[0]!).getByText('Marek has 30 credits.')).toBeTruthy();
});

test('an offer is answered at once while something else is decided', async () => {
  const played: unknown[] = [];
  render(Offers, { table: table(1, { play: async (action) => void played.push(action) }) });
  await fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(played).toEqual([{ type: 'accept', player: 1, offer: 1 }]);
});

test('where all answer together it is a line of the form, and can be changed; what is left open is said', async () => {
  const here = table(2, { asked: ask('answers') });
  render(Offers, { table: here });
  expect(undone(here)).toEqual([expect.stringContaining('unanswered offers')]);
  await fireEvent.click(within(cards()[1]!).getByRole('button', { name: 'Accept' }));
  await fireEvent.click(within(cards()[1]!).getByRole('button', { name: 'Decline' }));
  expect(draftOf(here).orders).toEqual([{ type: 'decline', player: 1, offer: 2 }]);
  expect(undone(here)).toEqual([expect.stringContaining('unanswered offer')]);
});

test('to change an offer is to decline it and to begin one the other way round', async () => {
  const played: unknown[] = [],
    opened: string[] = [];
  const here = table(1, {
    templates: [EXCHANGE],
    play: async (action) => void played.push(action),
    weigh: async () => undefined,
    goTo: (panel) => void opened.push(panel),
  });
  render(Treaties, { table: here });
  await fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(opened).toEqual(['declaration']);
  await fireEvent.input(screen.getByRole('spinbutton', { name: 'Credits' }), { target: { value: '3' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Offer it' }));
  expect(played).toEqual([
    { type: 'decline', player: 1, offer: 1 },
    { type: 'make_offer', player: 1, gives: { research: 2 }, asks: { credits: 3 } },
  ]);
});

test('a usual offer fills the form in', async () => {
  const played: unknown[] = [];
  const usual = [
    { to: 1, gives: { credits: 5 }, asks: { research: 2 }, label: text('2 research points for 5 credits'), brings: 'research' },
  ];
  render(Treaties, {
    table: table(0, { templates: [EXCHANGE], play: async (action) => void played.push(action), board: async () => ({ offers: usual }) }),
  });
  await fireEvent.click(await screen.findByRole('button', { name: '2 research points for 5 credits' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Offer it' }));
  expect(played).toEqual([{ type: 'make_offer', player: 1, gives: { credits: 5 }, asks: { research: 2 } }]);
});

test('what can be exchanged is asked for where the desk is open, and an order to fill in when it is unfolded', async () => {
  const asked: string[] = [];
  const whole = async (type: string): Promise<Template[]> => [{ ...EXCHANGE, type: (asked.push(type), type) as Template['type'] }];
  const later = (type: string): Template => ({ type, label: text(type), blanks: {}, given: {}, later: true });
  const here = table(0, { templates: [later('make_offer'), later('wish_works')], whole });
  expect(asked).toEqual([]);
  render(Treaties, { table: here });
  expect((await screen.findByText('Offer an exchange')).closest('details')?.textContent).toContain('Research points');
  expect(asked).toEqual(['make_offer']);
  cleanup();
  render(FillIn, { table: here, template: later('wish_works') });
  expect(asked).toEqual(['make_offer']);
  const folded = document.querySelector('details')!;
  folded.open = true;
  await fireEvent(folded, new Event('toggle'));
  await vi.waitFor(() => expect(folded.querySelectorAll('select, input').length).toBeGreaterThan(0));
  expect(asked).toEqual(['make_offer', 'wish_works']);
});

test('what is lacking is said with the ways to it, and with an offer to who could hand it over', async () => {
  const opened: string[] = [];
  const usual = [
    {
      to: 1,
      gives: { credits: 5 },
      asks: { 'chemical@freight1': 2 },
      label: text('2 chemical material for 5 credits'),
      brings: 'chemical',
    },
  ];
  const here = table(0, {
    asked: ask('works'),
    goTo: (panel) => void opened.push(panel),
    board: async (name) =>
      name === 'fetching'
        ? { ways: { chemical: [text('{1} has most of it: 8.')], mechanical: [text('Not lacking.')] } }
        : { offers: usual },
  });
  render(Fetching, { table: here, lacking: ['chemical'] });
  expect((await screen.findByRole('region', { name: 'How to come by chemical material' })).textContent).toContain(
    'Marek has most of it: 8.',
  );
  expect(screen.queryByText('Not lacking.')).toBeNull();
  await fireEvent.click(await screen.findByRole('button', { name: 'Offer Marek: 2 chemical material for 5 credits' }));
  expect(opened).toEqual(['declaration']);
});
