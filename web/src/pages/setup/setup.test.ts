import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../../generated/api';
import { SetUp } from './setup.svelte';

const text = (words: string) => ({ en: words, fr: words });
const option = (name: string, given: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: 'flag',
  default: false,
  label: text(name),
  help: text(''),
  choices: [],
  only_with: {},
  least: null,
  most: null,
  seat: null,
  ...given,
});

const GAME: GameInfo = {
  id: 'game',
  name: text('Game'),
  least: 2,
  usual: 2,
  most: 4,
  seats: ['Red', 'Green', 'Blue', 'Yellow'].map(text),
  bots: ['random', 'greedy'].map((id) => ({ id, label: text(id) })),
  bot: 'greedy',
  options: [
    option('edition', { kind: 'choice', default: 'new' }),
    option('hidden', { only_with: { edition: 'new' } }),
    option('deck', { kind: 'choice', default: 15, only_with: { hidden: true } }),
    option('board', { kind: 'text', default: null }),
    option('banner', { kind: 'choice', default: null, seat: 2 }),
  ],
};
const setUp = () => new SetUp(GAME, 'Ines', 'vega-1');

describe('a table being set up', () => {
  it('seats the visitor against one bot', () => {
    expect(setUp().order({}, (seat) => `seat ${seat}`).players).toEqual([
      { name: 'Ines', yours: true },
      { name: 'Halley', bot: 'greedy' },
    ]);
  });

  it('holds no more seats than the game has', () => {
    const table = setUp();
    table.setCount(9);
    expect(table.seats.length).toBe(4);
    table.setCount(0);
    expect(table.seats.map((seat) => seat.kind)).toEqual(['here', 'bot']);
  });

  it('gives a seat without a name the name of its colour', () => {
    const table = setUp();
    table.setSeat(1, { kind: 'link', name: '  ' });
    expect(table.order({}, (seat) => `seat ${seat}`).players[1]).toEqual({ name: 'seat 1', yours: false });
  });

  it('is listed only when somebody can sit down', () => {
    const table = setUp();
    table.listed = true;
    expect(table.order({}, String).listed).toBe(false);
    table.setSeat(1, { kind: 'link' });
    expect(table.order({}, String).listed).toBe(true);
  });

  it('tells the server what differs from the standard', () => {
    const table = setUp();
    table.values['hidden'] = true;
    table.values['deck'] = 14;
    expect(table.asked).toEqual({ game: 'game', players: 2, options: { hidden: true, deck: 14 }, seed: 'vega-1' });
  });

  it('leaves out what means nothing with the rest', () => {
    const table = setUp();
    table.values = { ...table.values, edition: 'old', hidden: true, deck: 14 };
    expect(table.options).toEqual({ edition: 'old' });
  });

  it('asks nothing of a seat that is not there', () => {
    const table = setUp();
    table.values['banner'] = 'eagle';
    expect(table.options).toEqual({});
    table.setCount(3);
    expect(table.options).toEqual({ banner: 'eagle' });
  });

  it('deals again on no written board', () => {
    const table = setUp();
    table.values['board'] = 'r.d8Aa3O';
    table.deal('mira-2');
    expect(table.asked).toMatchObject({ options: {}, seed: 'mira-2' });
  });
});
