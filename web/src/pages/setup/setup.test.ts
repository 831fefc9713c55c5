import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo, OptionsChoice, Text } from '../../generated/api';
import { SetUp } from './setup.svelte';

const text = (words: string) => (words);
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

const choice = (value: OptionInfo['default'], players: number[] | null = null): OptionsChoice => ({
  value,
  label: text(String(value)),
  players,
});

const GAME: GameInfo = {
  id: 'game',
  name: text('Game'),
  least: 2,
  usual: 2,
  most: 4,
  seats: ['Red', 'Green', 'Blue', 'Yellow'].map(text),
  colours: ['Red', 'Green', 'Blue', 'Yellow'].map(text),
  bots: ['random', 'greedy'].map((id) => ({ id, label: text(id), level: null, added: false })),
  bot: 'greedy',
  characters: [],
  first_game: null,
  on_hexes: false,
  options: [
    option('edition', { kind: 'choice', default: 'new' }),
    option('hidden', { only_with: { edition: 'new' } }),
    option('deck', { kind: 'choice', default: 15, only_with: { hidden: true } }),
    option('board', { kind: 'text', default: null }),
    option('banner', { kind: 'choice', default: null, seat: 2 }),
    option('layout', {
      kind: 'choice',
      default: null,
      choices: [choice(null), choice('duel', [2]), choice('star', [4])],
      only_with: { board: null },
    }),
    option('first', { kind: 'seat', default: null, choices: [choice(null), choice(0), choice(1), choice(2, [3, 4]), choice(3, [4])] }),
  ],
};
const english = (text: Text) => text;
const named = (name: string): OptionInfo => GAME.options.find((found) => found.name === name)!;
const setUp = () => new SetUp(GAME, 'Ines', 'vega-1');

describe('a table being set up', () => {
  it('seats the visitor against one bot', () => {
    expect(setUp().order({}, english).players).toEqual([
      { name: 'Ines', yours: true, colour: 0 },
      { name: 'Halley', bot: 'greedy', colour: 1 },
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
    expect(table.order({}, english).players[1]).toEqual({ name: 'Green', yours: false, colour: 1 });
  });

  it('allows hints unless they are switched off among people', () => {
    const table = setUp();
    table.hints = false;
    expect(table.order({}, english).hints).toBe('open');
    table.setSeat(1, { kind: 'link' });
    expect(table.order({}, english).hints).toBe('off');
    table.hints = true;
    expect(table.order({}, english).hints).toBe('open');
  });

  it('is listed only when somebody can sit down', () => {
    const table = setUp();
    table.listed = true;
    expect(table.order({}, english).listed).toBe(false);
    table.setSeat(1, { kind: 'link' });
    expect(table.order({}, english).listed).toBe(true);
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

  it('offers only what goes with the number of players', () => {
    const table = setUp();
    const values = (name: string) => table.offered(named(name)).map(({ value }) => value);
    expect(values('layout')).toEqual([null, 'duel']);
    expect(values('first')).toEqual([null, 0, 1]);
    table.setCount(4);
    expect(values('layout')).toEqual([null, 'star']);
    expect(values('first')).toEqual([null, 0, 1, 2, 3]);
  });

  it('lets go of what is not offered any more', () => {
    const table = setUp();
    table.setCount(4);
    table.values['layout'] = 'star';
    expect(table.options).toEqual({ layout: 'star' });
    table.setCount(2);
    expect(table.options).toEqual({});
  });

  it('says nothing of dealing where a board is given', () => {
    const table = setUp();
    table.values['layout'] = 'duel';
    table.values['board'] = 'r.d8Aa3O';
    expect(table.options).toEqual({ board: 'r.d8Aa3O' });
  });

  it('lets a player take any colour; who had it takes the other', () => {
    const table = setUp();
    table.setColour(0, 2);
    expect(table.seats.map(({ colour }) => colour)).toEqual([2, 1]);
    table.setColour(0, 1);
    expect(table.seats.map(({ colour }) => colour)).toEqual([1, 2]);
    table.setCount(3);
    expect(table.seats.map(({ colour }) => colour)).toEqual([1, 2, 0]);
  });

  it('names who has no name by the colour', () => {
    const table = new SetUp(GAME, '', 'vega-1');
    table.setColour(0, 2);
    expect(table.order({}, english).players[0]).toEqual({ name: 'Blue', yours: true, colour: 2 });
  });

  it('leaves colours to a game that deals its own', () => {
    const table = new SetUp({ ...GAME, colours: [] }, '', 'vega-1');
    expect(table.order({}, english).players[0]).toEqual({ name: 'Red', yours: true, colour: null });
  });

  it('is set up again as it was kept', () => {
    const table = setUp();
    table.setCount(3);
    table.setSeat(0, { name: '' });
    table.setSeat(1, { kind: 'link', name: 'Ben' });
    table.setSeat(2, { bot: 'random' });
    table.setColour(0, 3);
    Object.assign(table.values, { hidden: true, deck: 14, banner: 'eagle' });
    table.listed = true;
    table.hints = false;
    table.time = { kind: 'move', move: 60, stock: 0, nights: true, out: 'bot' };
    const again = SetUp.from(GAME, table.kept);
    expect(again.missing(table.kept)).toEqual([]);
    expect(again.kept).toEqual(table.kept);
    expect(again.order(again.options, english)).toEqual(table.order(table.options, english));
    expect(again.kept.players).toEqual([
      { name: null, yours: true, colour: 3 },
      { name: 'Ben', yours: false, colour: 1 },
      { name: null, bot: 'random', colour: 2 },
    ]);
  });

  it('names what was kept that the game does not take any more', () => {
    const players = [{ yours: true, colour: 8 }, { bot: 'oracle' }];
    const kept = { game: 'game', players, options: { fleet: 3, layout: 'star', hidden: true } };
    const table = SetUp.from(GAME, kept);
    expect(table.missing(kept)).toEqual(['fleet', 'layout', 'oracle']);
    expect(table.order(table.options, english)).toMatchObject({
      players: [{ name: 'Red', colour: 0 }, { bot: 'greedy', colour: 1 }],
      options: { hidden: true },
    });
  });
});
