import { describe, expect, test } from 'vitest';
import type { Template, Verdict } from '../../generated/api';
import type { Action, Event, GeView } from '../../generated/games/galaxy-empires';
import { LEGAL, refused, tableWith } from '../fixtures';
import type { TableForGame } from '../game';
import { board, choice } from './fixtures';
import { Picker } from './picker.svelte';

const REFUSED = refused('GE-7.5', { about: ['F1'] });
const EXPOSED: Event = { type: 'capital_exposed', seat: 0 };
const declared = (fleets: string[]): Event => ({
  type: 'war_declared',
  attacker: 0,
  defender: 1,
  area: 'st_n',
  invaders: fleets,
  defenders: ['F1'],
  cost: 7,
  odds: [0.5, 0.4, 0.1],
});

/** What the server would say: an invasion has odds, with E3 it is refused, and from A1 the capital is left empty. */
function weighed(order: Action): Verdict {
  const fleets = order.type === 'invade' ? order.fleets : order.type === 'move' ? [order.origin] : [];
  if (fleets.includes('E3')) return REFUSED;
  return { ...LEGAL, events: [...(order.type === 'invade' ? [declared(fleets)] : []), ...(fleets[0] === 'A1' ? [EXPOSED] : [])] };
}

const VIEW = board('A1 C2 D1 D2 E3 / F1 F2*3');
const TURN = ['A1>A2', 'C2>B1', 'D1>E1', '+A2', 'D1xst_n', 'D1+D2xst_n', 'roll', 'end'];

/** An invasion by any of these fleets, as the server describes it. */
const BY_CHOICE: Template = {
  type: 'invade',
  label: 'Invade',
  given: { target: 'st_n' },
  blanks: { fleets: { type: 'several', among: ['D1', 'D2'], least: 1 }, actions: { type: 'amount', least: 1, most: 2 } },
};

/** What stands for a short form on the way to the server. */
const action = (text: string): unknown => choice(text).action;

/** A table with these choices: it writes down what it is asked and what is played. */
function at(choices: string[], changed: Partial<TableForGame> = {}, view: GeView = VIEW) {
  const given = choices.map(choice);
  const played: unknown[] = [];
  const asked: unknown[] = [];
  const table = tableWith({
    view,
    choices: given,
    names: ['Ines', 'Marek'],
    play: async (action) => void played.push(action),
    weigh: async (action) => weighed(action as Action),
    why: async (action) => {
      asked.push(action);
      return given.some((one) => one.action === action) ? LEGAL : REFUSED;
    },
    ...changed,
  });
  return { picker: new Picker(table), played, asked };
}

describe('a fleet is moved', () => {
  test('by picking it, then where it goes', async () => {
    const { picker } = at(TURN);
    await picker.pick('D1');
    expect([...picker.ends.keys()]).toEqual(['E1']);
    await picker.pick('E1');
    expect(picker.main.choice?.action).toEqual(choice('D1>E1').action);
  });

  test('by picking its end a second time', async () => {
    const { picker, played } = at(TURN);
    for (const tile of ['D1', 'E1', 'E1']) await picker.pick(tile);
    expect(played).toEqual(['D1>E1'].map(action));
  });

  test('at once, where that is wished', async () => {
    const { picker, played } = at(TURN, { confirms: false });
    for (const tile of ['D1', 'E1']) await picker.pick(tile);
    expect(played).toEqual(['D1>E1'].map(action));
  });

  test('never at once, where it leaves the capital empty', async () => {
    const { picker, played } = at(TURN, { confirms: false });
    for (const tile of ['A1', 'A2']) await picker.pick(tile);
    expect(played).toEqual([]);
    expect(picker.warnings).toHaveLength(1);
  });

  test('and let go step by step', async () => {
    const { picker } = at(TURN);
    for (const tile of ['D1', 'E1']) await picker.pick(tile);
    picker.letGo();
    expect(picker.flight).toBeUndefined();
    expect(picker.source).toBe('D1');
    picker.letGo();
    expect(picker.held).toBe(false);
  });
});

describe('a fleet that cannot go there', () => {
  test('is told why', async () => {
    const { picker, asked } = at(TURN);
    await picker.pick('D1');
    await picker.pick('D3');
    expect(asked).toEqual(['D1>D3'].map(action));
    expect(picker.refusal).toMatchObject({ target: 'D3', origin: 'D1', verdict: { rule: 'GE-7.5' } });
  });

  test('is told why it may not invade, where others stand', async () => {
    const { picker, asked } = at(['C2>B1']);
    await picker.pick('C2');
    await picker.pick('G2');
    expect(asked).toEqual(['C2xst_n'].map(action));
  });
});

describe('a new fleet', () => {
  test('is put on an open tile that is picked', async () => {
    const { picker } = at(TURN);
    await picker.pick('A2');
    expect(picker.main.choice?.action).toEqual(choice('+A2').action);
  });

  test('lights up where it can be put', () => {
    const { picker } = at(TURN);
    picker.deploy();
    expect([...picker.ends.keys()]).toEqual(['A2']);
  });
});

describe('an invasion', () => {
  test('begins with the strongest that one action brings', async () => {
    const { picker } = at(TURN);
    await picker.pick('F1');
    expect(picker.invasion).toEqual({ area: 'st_n', fleets: ['D1', 'D2'] });
    expect(picker.main.choice?.action).toEqual(choice('D1+D2xst_n').action);
  });

  test('begins with the fleet that is picked', async () => {
    const { picker } = at(TURN);
    await picker.pick('D2');
    await picker.pick('D1');
    await picker.pick('F1');
    expect(picker.invasion?.fleets).toEqual(['D1']);
  });

  test('shows its exact odds', async () => {
    const { picker } = at(TURN);
    await picker.pick('F1');
    expect(picker.odds?.odds).toEqual([0.5, 0.4, 0.1]);
  });

  test('may be left to fewer fleets', async () => {
    const { picker } = at(TURN, { templates: [BY_CHOICE] });
    await picker.pick('F1');
    await picker.pick('D1');
    expect(picker.main.choice?.action).toEqual(choice('D2xst_n').action);
  });

  test('that no template describes is not ordered', async () => {
    const { picker } = at(TURN);
    await picker.pick('F1');
    await picker.pick('D1');
    expect(picker.invasion?.fleets).toEqual(['D2']);
    expect(picker.main.choice).toBeUndefined();
  });

  test('of no fleet cannot be ordered', async () => {
    const { picker } = at(['D1xst_n']);
    await picker.pick('F1');
    await picker.pick('D1');
    expect(picker.main.choice).toBeUndefined();
  });

  test('keeps out a fleet that cannot join, and says why', async () => {
    const { picker } = at(TURN);
    await picker.pick('F1');
    await picker.pick('E3');
    expect(picker.refusal).toMatchObject({ target: 'E3', verdict: { rule: 'GE-7.5' } });
    expect(picker.main.choice?.action).toEqual(choice('D1+D2xst_n').action);
  });

  test('warns of a capital left empty', async () => {
    const { picker } = at(['A1xst_n', 'A1>A2']);
    await picker.pick('F1');
    expect(picker.warnings).toHaveLength(1);
  });

  test('takes both actions where one is not enough', async () => {
    const { picker } = at(['D1xst_n', 'D1+D2xst_n', 'C2+D1+D2xst_n/2']);
    await picker.pick('F1');
    await picker.pick('C2');
    expect(picker.main.choice?.action).toEqual(choice('C2+D1+D2xst_n/2').action);
  });
});

test('a miner of others is disrupted by picking its planet', async () => {
  const { picker } = at(['disrupt:pl_n', 'end']);
  await picker.pick('F2');
  expect(picker.main.choice?.action).toEqual(choice('disrupt:pl_n').action);
});

test('a survivor need not be picked: only where it goes', async () => {
  const { picker } = at(
    ['place:D1>E2', 'place:D1>G2'],
    {},
    { ...VIEW, errands: { type: 'Errands', returning: [], placing: ['D1'], fact: null } },
  );
  await picker.pick('G2');
  expect(picker.main.choice?.action).toEqual(choice('place:D1>G2').action);
});

test('in a war the main button fights on', () => expect(at(['fight']).picker.main.choice?.action).toEqual(choice('fight').action));

test('a hint is followed up to where it is confirmed', async () => {
  const { picker } = at(TURN);
  picker.follow(choice('D1>E1'));
  expect(picker.main.choice?.action).toEqual(choice('D1>E1').action);
  picker.follow(choice('D1+D2xst_n'));
  await Promise.resolve();
  expect(picker.invasion?.fleets).toEqual(['D1', 'D2']);
});

test('keys lead from fleet to fleet', () => {
  const { picker } = at(TURN);
  expect(picker.cycle('fleets', 'D1', 1)).toBe('C2');
  expect(picker.cycle('fleets', 'C2', 1)).toBe('A1');
  expect(picker.cycle('fleets', 'F2', -1)).toBe('C2');
});

test('nothing can be picked while others play', async () => {
  const { picker } = at(TURN, { canAct: false });
  await picker.pick('D1');
  expect(picker.held).toBe(false);
});
