import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Line, Template, Verdict } from '../../generated/api';
import { LEGAL, refused } from '../../games/fixtures';
import type { Blank, Plain } from '../../lib/form/fill';
import { setLanguage } from '../../lib/i18n.svelte';
import TemplateForm from './TemplateForm.svelte';

const template = (blanks: Template['blanks'], type = 'do'): Template => ({ type, label: 'Send', blanks, given: {} });

const OFFER = template({
  to: { type: 'pick', among: [1, 2], seats: true, label: 'To whom' },
  crates: { type: 'several', among: ['oak', 'ash', 'elm'], least: 1, most: 2, called: { elm: 'an elm' } },
  price: { type: 'amount', least: 0, most: 20 },
  note: { type: 'words', longest: 40 },
});
const BUILD: Template = {
  ...template(
    {
      kind: { type: 'pick', among: ['house', 'tower'] },
      site: {
        type: 'depending',
        on: 'kind',
        cases: { house: { type: 'pick', among: ['meadow'] }, tower: { type: 'pick', among: ['hill'] } },
      },
    },
    'build',
  ),
  label: 'Build',
};
const SELL: Template = { ...template({ site: { type: 'pick', among: ['hill'] } }, 'sell'), label: 'Sell' };
const WORKS = template({ orders: { type: 'orders', among: [BUILD, SELL], most: 3, label: 'Orders' } });

afterEach(() => {
  cleanup();
  setLanguage('en');
});

function shown(
  form: Template,
  { ready = true, verdict = LEGAL }: { ready?: boolean; verdict?: Verdict } = {},
): { sent: Plain[]; weighed: Plain[] } {
  const sent: Plain[] = [];
  const weighed: Plain[] = [];
  const onweigh = async (action: Plain) => {
    weighed.push(action);
    return verdict;
  };
  render(TemplateForm, {
    template: form,
    names: ['Ada', 'Ben', 'Cleo'],
    ready,
    onfill: (action: Plain) => void sent.push(action),
    onweigh,
  });
  return { sent, weighed };
}

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const send = (): HTMLButtonElement => button('Send');

describe('simple blanks', () => {
  test('send what was filled in', async () => {
    const { sent } = shown(OFFER);
    await fireEvent.click(screen.getByRole('radio', { name: 'Cleo' }));
    await fireEvent.click(screen.getByRole('checkbox', { name: 'an elm' }));
    await fireEvent.input(screen.getByRole('spinbutton', { name: 'price' }), { target: { value: '12' } });
    await fireEvent.click(button('More: price'));
    await fireEvent.input(screen.getByRole('textbox', { name: 'note' }), { target: { value: 'Deal?' } });
    await fireEvent.click(send());
    expect(sent).toEqual([{ type: 'do', to: 2, crates: ['oak', 'elm'], price: 13, note: 'Deal?' }]);
  });

  test('have the names that the game gives them', () => {
    shown(OFFER);
    expect(screen.getByRole('radiogroup', { name: 'To whom' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'an elm' })).toBeTruthy();
  });

  test('an amount out of its range is not sent, and the range is said', async () => {
    shown(OFFER);
    const price = screen.getByRole('spinbutton', { name: 'price' });
    await fireEvent.input(price, { target: { value: '21' } });
    expect([send().disabled, price.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    expect(screen.getByText('From 0 to 20')).toBeTruthy();
  });

  test('too few of several are not sent', async () => {
    shown(OFFER);
    await fireEvent.click(screen.getByRole('checkbox', { name: 'oak' }));
    expect(send().disabled).toBe(true);
  });

  test('nothing is sent while something else is under way', () => {
    shown(OFFER, { ready: false });
    expect(send().disabled).toBe(true);
  });
});

describe('a ranking', () => {
  const RANKING = template({ wishes: { type: 'ranking', among: ['peace', 'roads', 'feasts'] } });

  test('is changed one place at a time, and says where a thing has come to', async () => {
    const { sent } = shown(RANKING);
    await fireEvent.click(button('Move up: feasts'));
    expect(screen.getByText('feasts: 2 of 3')).toBeTruthy();
    await fireEvent.click(send());
    expect(sent).toEqual([{ type: 'do', wishes: ['peace', 'feasts', 'roads'] }]);
  });

  test('keeps the focus with the thing that moves', async () => {
    shown(RANKING);
    await fireEvent.click(button('Move up: feasts'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: feasts'));
    await fireEvent.click(button('Move up: feasts'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: feasts'));
  });
});

describe('amounts with a common limit', () => {
  const VOTES = template({
    votes: {
      type: 'amounts',
      each: { '0': { type: 'amount', least: 0, most: 3 }, '1': { type: 'amount', least: 0, most: 3 } },
      most: 4,
      seats: true,
    } as unknown as Blank,
  });

  test('say what is left, and go by the names of the seats', async () => {
    const { sent } = shown(VOTES);
    await fireEvent.input(screen.getByRole('spinbutton', { name: 'Ben' }), { target: { value: '3' } });
    expect(screen.getByText('1 of 4 left')).toBeTruthy();
    await fireEvent.click(send());
    expect(sent).toEqual([{ type: 'do', votes: { '0': 0, '1': 3 } }]);
  });

  test('are not sent beyond it', async () => {
    shown(VOTES);
    for (const name of ['Ada', 'Ben']) await fireEvent.input(screen.getByRole('spinbutton', { name }), { target: { value: '3' } });
    expect([send().disabled, screen.getByText('2 too many').textContent]).toEqual([true, '2 too many']);
  });
});

test('a variant shows the blanks of the one that is chosen', async () => {
  const { sent } = shown(template({ what: { type: 'variant', among: [BUILD, SELL] } }));
  await fireEvent.click(screen.getByRole('radio', { name: 'tower' }));
  expect(screen.getByRole('radio', { name: 'hill' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: 'Sell' }));
  expect(screen.queryByRole('radio', { name: 'tower' })).toBeNull();
  await fireEvent.click(send());
  expect(sent).toEqual([{ type: 'do', what: { type: 'sell', site: 'hill' } }]);
});

describe('a list of orders', () => {
  test('grows, changes its order and shrinks', async () => {
    const { sent } = shown(WORKS);
    await fireEvent.click(button('Add: Build'));
    await fireEvent.click(button('Add: Sell'));
    await fireEvent.click(button('Move up: 2. Sell'));
    await fireEvent.click(send());
    await fireEvent.click(button('Remove: 1. Sell'));
    await fireEvent.click(send());
    const build = { type: 'build', kind: 'house', site: 'meadow' };
    expect(sent).toEqual([
      { type: 'do', orders: [{ type: 'sell', site: 'hill' }, build] },
      { type: 'do', orders: [build] },
    ]);
  });

  test('has room for a limited number', async () => {
    shown(WORKS);
    for (let n = 0; n < 3; n += 1) await fireEvent.click(button('Add: Build'));
    expect(screen.queryByRole('button', { name: 'Add: Build' })).toBeNull();
    expect(screen.getByText('There is room for 3.')).toBeTruthy();
  });

  test('the first control of a new order has the focus', async () => {
    shown(WORKS);
    await fireEvent.click(button('Add: Build'));
    await waitFor(() => expect(screen.getByRole('listitem', { name: '1. Build' }).contains(document.activeElement)).toBe(true));
  });

  const line = (changed: Partial<Line>): Line => ({
    stands: true,
    rule: null,
    why: null,
    about: [],
    at: [],
    costs: null,
    leaves: null,
    ...changed,
  });

  test('each line says what it costs and leaves, or why it cannot stand', async () => {
    const lines = [line({ costs: '3 coins', leaves: '2 coins' }), line({ stands: false, rule: 'COL-1', why: 'That costs 3; you have 2.' })];
    const { weighed } = shown(WORKS, { verdict: refused('COL-1', { at: ['orders', 1], stands: 1, lines }) });
    await fireEvent.click(button('Add: Build'));
    await fireEvent.click(button('Add: Build'));
    await waitFor(() => expect(within(screen.getByRole('listitem', { name: '2. Build' })).getByText(/That costs 3/)).toBeTruthy());
    expect(within(screen.getByRole('listitem', { name: '1. Build' })).getByText('Costs 3 coins, leaves 2 coins.')).toBeTruthy();
    expect(send().disabled).toBe(true);
    expect(weighed.at(-1)).toMatchObject({ orders: [{ type: 'build' }, { type: 'build' }] });
  });

  test('what is wrong with another blank is said there', async () => {
    const form = template({ ...WORKS.blanks, wishes: { type: 'ranking', among: ['peace', 'roads'] } });
    shown(form, { verdict: refused('COL-7', { at: ['wishes'], why: 'Name every wish once.' }) });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Name every wish once.'));
  });
});
