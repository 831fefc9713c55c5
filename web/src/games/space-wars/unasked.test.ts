import { afterEach, expect, test } from 'vitest';
import type { Asked } from '../../generated/api';
import type { Action } from '../../generated/games/space-wars';
import { tableWith } from '../fixtures';
import type { Choice, TableForGame } from '../game';
import { untoldAfter } from './since';
import { asking, unaskedOf } from './unasked.svelte';

afterEach(() => {
  asking.set('extraction', false);
  asking.set('agenda', true);
});

const extract = (tokens: number, slaves = 0): Action => ({
  type: 'extract',
  system: 'moss_71',
  workshop: 'chemical_workshop',
  tokens,
  slaves,
});
const choice = (action: unknown): Choice => ({ text: JSON.stringify(action), action }) as Choice;
const ask = (kind: string, action: unknown): Asked => ({ kind, label: '', default: '', action, sealed: true, together: true }) as Asked;
const form = (...orders: Action[]): Action => ({ type: 'form', orders }) as Action;
const SENT = form(extract(1), extract(1));

function table(changed: Partial<TableForGame> = {}): TableForGame {
  return tableWith({
    view: { turn: 2 },
    asked: ask('extraction', SENT),
    choices: [extract(1), extract(2), { type: 'end' } as Action].map(choice),
    ...changed,
  });
}

test('where workshops have only amounts to choose, what is filled in is sent, once', () => {
  const here = table();
  expect(unaskedOf(here).answer()).toEqual(SENT);
  expect(unaskedOf(here).answer()).toBeUndefined();
});

test.each<[string, Partial<TableForGame>]>([
  ['in the first turn, so that one knows of it', { view: { turn: 1 } }],
  ['where slaves could help', { choices: [extract(2), extract(2, 1)].map(choice) }],
  [
    'where a material is to be chosen',
    { choices: [choice(extract(2)), choice({ type: 'recycle', system: 'moss_71', material: 'chemical' })] },
  ],
  ['for anything that is a choice', { asked: ask('research', SENT) }],
])('one is asked %s', (_, changed) => {
  expect(unaskedOf(table(changed)).answer()).toBeUndefined();
});

test('who wants to be asked is asked, and a question that was put stays one', () => {
  asking.set('extraction', true);
  const here = table();
  expect(unaskedOf(here).answer()).toBeUndefined();
  asking.set('extraction', false);
  expect(unaskedOf(here).answer()).toBeUndefined();
});

test('who has no motions to make is not asked for any', () => {
  const agenda = {
    asked: ask('agenda', form({ type: 'propose', kind: 'law', card: 'open_gates', players: [], sector: null })),
    choices: [],
  };
  expect(unaskedOf(table(agenda)).answer()).toBeUndefined();
  asking.set('agenda', false);
  expect(unaskedOf(table(agenda)).answer()).toEqual(form());
});

test('a chair without motions is left; offices are filled only when one has said so', () => {
  const end = { type: 'end' };
  expect(unaskedOf(table({ asked: ask('chairing', end), choices: [choice(end)] })).answer()).toEqual(end);
  const motion = { turn: 2, stage: { docket: [{ kind: 'law', card: 'open_gates' }] } };
  expect(unaskedOf(table({ view: motion, asked: ask('chairing', end), choices: [choice(end)] })).answer()).toBeUndefined();
  const first = { type: 'appoint', office: 'trade', player: 1 };
  const here = table({ asked: ask('chairing', first), choices: [choice(first), choice(end)] });
  expect(unaskedOf(here).answer()).toBeUndefined();
  unaskedOf(here).fillOffices();
  expect(unaskedOf(here).answer(), 'the first is sent by the button').toBeUndefined();
  const next = { ...first, office: 'security' };
  Object.assign(here, { asked: ask('chairing', next) });
  expect(unaskedOf(here).answer()).toEqual(next);
});

test('a single craft is asked neither to rearrange nor to break through', () => {
  const fight = (step: string, line: string[]) => ({
    turn: 2,
    pending: [
      {
        type: 'Battle',
        at: 4,
        step,
        sides: [
          { seats: [1], line: ['cruiser2'] },
          { seats: [0], line },
        ],
      },
    ],
  });
  const battle = (step: string, line: string[]) =>
    unaskedOf(table({ view: fight(step, line), asked: ask('battle', { type: 'end' }), choices: [] })).answer();
  expect(['rearrange', 'breakthrough'].map((step) => battle(step, ['cruiser1']))).toEqual([{ type: 'end' }, { type: 'end' }]);
  expect([battle('rearrange', ['cruiser1', 'corvette1']), battle('line', ['cruiser1'])]).toEqual([undefined, undefined]);
});

test('what came of it does not count as one’s last orders', () => {
  const log = [
    { number: 3, seat: 0 },
    { number: 5, seat: 1 },
    { number: 6, seat: 0 },
  ].map((entry) => ({ ...entry, kind: 'action', action: { type: 'move' } })) as unknown as TableForGame['log'];
  const here = table({ number: 4, log });
  unaskedOf(here).answer();
  expect(untoldAfter(log, 0)).toBe(6);
  expect(untoldAfter(log, 0, (number) => unaskedOf(here).wrote(number))).toBe(3);
});
