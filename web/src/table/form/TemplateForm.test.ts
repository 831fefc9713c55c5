import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Play, Template } from '../../generated/api';
import { begin, filled, fits } from './fill';
import TemplateForm from './TemplateForm.svelte';

const OFFER: Template = {
  type: 'offer',
  label: { en: 'Offer', fr: 'Offrir' },
  blanks: {
    to: { type: 'pick', among: [1, 2] },
    crates: { type: 'several', among: ['oak', 'ash', 'elm'], least: 1, most: 2 },
    price: { type: 'amount', least: 0, most: 20, step: 1 },
    note: { type: 'words', longest: 40 },
  },
  given: { from: 0 },
};

describe('filling in', () => {
  test('begins with the least that could be meant', () => expect(begin(OFFER)).toEqual({ to: 1, crates: ['oak'], price: 0, note: '' }));

  test.each([
    ['price', 0, true],
    ['price', 20, true],
    ['price', 21, false],
    ['price', -1, false],
    ['price', 1.5, false],
    ['price', NaN, false],
    ['to', 2, true],
    ['to', 3, false],
    ['crates', ['oak', 'elm'], true],
    ['crates', [], false],
    ['crates', ['oak', 'elm', 'ash'], false],
    ['note', 'x'.repeat(40), true],
    ['note', 'x'.repeat(41), false],
  ])('%s may be %j: %s', (name, value, may) => expect(fits(OFFER.blanks[name]!, value)).toBe(may));

  test('gives the plain action, with what was settled before', () =>
    expect(filled(OFFER, { to: 2, crates: ['elm'], price: 7, note: 'Deal?' })).toEqual({ type: 'offer', from: 0, to: 2, crates: ['elm'], price: 7, note: 'Deal?' }));

  test('a blank with a way to it stands in its part of the action', () => {
    const blanks: Template['blanks'] = { 'give.cash': { type: 'amount', least: 0, most: 100, step: 50 }, 'give.cards': { type: 'several', among: [1, 2], least: 0, most: null }, 'get.cash': { type: 'amount', least: 0, most: 100, step: 50 } };
    const template: Template = { ...OFFER, blanks };
    expect(filled(template, { 'give.cash': 50, 'give.cards': [2], 'get.cash': 0 })).toEqual({ type: 'offer', from: 0, give: { cash: 50, cards: [2] }, get: { cash: 0 } });
  });

  test.each([
    [0, true],
    [150, true],
    [120, false],
  ])('in steps of 50 an amount may be %j: %s', (value, may) => expect(fits({ type: 'amount', least: 0, most: 1000, step: 50 }, value)).toBe(may));

  test('gives nothing while something is missing', () => expect(filled(OFFER, { ...begin(OFFER), crates: [] })).toBeUndefined());

  test('any number of several may be taken where no most is named', () => expect(fits({ type: 'several', among: [1, 2, 3], least: 0, most: null }, [1, 2, 3])).toBe(true));
});

describe('the form', () => {
  afterEach(cleanup);

  function shown({ ready = true, game = {} } = {}): Play['action'][] {
    const sent: Play['action'][] = [];
    render(TemplateForm, { template: OFFER, game, names: ['Ada', 'Ben', 'Cleo'], ready, onfill: (action: Play['action']) => void sent.push(action) });
    return sent;
  }

  const send = (): HTMLElement => screen.getByRole('button', { name: 'Offer' });

  test('sends what was filled in', async () => {
    const sent = shown();
    await fireEvent.click(screen.getByRole('radio', { name: '2' }));
    await fireEvent.click(screen.getByRole('checkbox', { name: 'elm' }));
    await fireEvent.input(screen.getByRole('spinbutton', { name: 'price' }), { target: { value: '12' } });
    await fireEvent.input(screen.getByRole('textbox', { name: 'note' }), { target: { value: 'Deal?' } });
    await fireEvent.click(send());
    expect(sent).toEqual([{ type: 'offer', from: 0, to: 2, crates: ['oak', 'elm'], price: 12, note: 'Deal?' }]);
  });

  test('is not sent with an amount out of its range, and says the range', async () => {
    shown();
    const price = screen.getByRole('spinbutton', { name: 'price' });
    await fireEvent.input(price, { target: { value: '21' } });
    expect([send().hasAttribute('disabled'), price.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    expect(screen.getByText('From 0 to 20')).toBeTruthy();
  });

  test('is not sent with too few of several', async () => {
    shown();
    await fireEvent.click(screen.getByRole('checkbox', { name: 'oak' }));
    expect(send().hasAttribute('disabled')).toBe(true);
  });

  test('is not sent while something else is under way', () => {
    shown({ ready: false });
    expect(send().hasAttribute('disabled')).toBe(true);
  });

  test('calls blanks and values as the game does', () => {
    shown({ game: { blank: (_: Template, name: string, names: readonly string[]) => (name === 'to' ? { label: 'To whom', value: (seat: number) => names[seat]! } : { label: name }) } });
    expect(screen.getByRole('radiogroup', { name: 'To whom' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Cleo' })).toBeTruthy();
  });
});
