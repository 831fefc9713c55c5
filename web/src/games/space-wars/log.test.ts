import { expect, test } from 'vitest';
import type { Entry, Weight } from '../../generated/api';
import { logEntry } from '../../lib/log-entry';
import type { SwView } from '../../generated/games/space-wars';
import { isQuiet, logLine } from './log';

const entry = (action: unknown, ...types: string[]): Entry =>
  logEntry({ seat: 1, events: types.map((type) => ({ type })), action });

test('eight sealed answers are quiet, and the ninth tells that all are in', () => {
  expect(isQuiet(entry(null, 'orders_sealed'))).toBe(true);
  expect(isQuiet(entry(null, 'orders_sealed', 'orders_opened', 'turn_begun'))).toBe(false);
});

test('what one has sealed oneself is a line of the log', () => {
  expect(isQuiet(entry({ type: 'form', orders: [] }, 'orders_sealed'))).toBe(false);
});

test('what was decided is told before who voted how, and that all are in goes without saying', () => {
  const types = ['orders_sealed', 'orders_opened', 'vote_cast', 'vote_cast', 'vote_cast', 'vote_cast', 'vote_cast', 'motion_decided'];
  const weights: Weight[] = ['formality', 'formality', 'detail', 'detail', 'detail', 'detail', 'detail', 'annals'];
  const voted = { ...entry({ type: 'form', orders: [] }, ...types), weights, told: types.map((type, n) => `${type} ${n}`) };
  expect(logLine(voted, {} as SwView)!.told).toEqual([
    'motion_decided 7',
    'vote_cast 2',
    'vote_cast 3',
    'vote_cast 4',
    'And 2 more events.',
  ]);
});

test('the end of somebody\'s movements is told as what it is, and once', () => {
  const done = { ...entry(null), events: [{ type: 'step_ended', seat: 1, step: 'movement' }], told: ['Bob is done.'] } as Entry;
  expect(logLine(done, {} as SwView)).toMatchObject({ move: 'movement: done', icon: 'check', told: [] });
});

test('a move after which nothing can be moved is told as a move', () => {
  const last = {
    ...entry({ type: 'move', craft: ['cruiser1'], to: '3-3' }),
    events: [{ type: 'step_ended', seat: 0, step: 'movement' }],
    told: ['Ada is done.'],
  } as Entry;
  expect(logLine(last, {} as SwView)).toMatchObject({ move: 'cruiser 1 → 3-3', told: [] });
});

test('an order without a short form is told by what came of it', () => {
  const war = { ...entry({ type: 'declare_war', player: 1 }, 'war_declared'), told: ['Ada declares war on Bob.'] } as Entry;
  expect(logLine(war, {} as SwView)).toMatchObject({ move: 'Ada declares war on Bob.', icon: 'sw-r-war', told: [] });
});

test('what became of one’s own orders is told before what became of others’', () => {
  const learned = [0, 2, 1].map((seat) => ({ type: 'technology_learned', seat }));
  const researched = { ...entry({ type: 'form', orders: [] }), events: learned, told: learned.map(({ seat }) => (`seat ${seat}`)) };
  expect(logLine(researched as Entry, {} as SwView)!.told).toEqual(['seat 1', 'seat 0', 'seat 2']);
});
