import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Entry, SeatInfo } from '../../generated/api';
import { logEntry } from '../../lib/log-entry';
import type { GameOnPage } from '../../games/game';
import Log from './Log.svelte';
import { blocks, drawn, heightOf, LINE, offsetOf } from './window';

const MANY = 10_000;
const entry = (number: number): Entry =>
  logEntry({ number, kind: number ? 'action' : 'start', seat: number ? number % 9 : null, text: `move ${number}`, action: {} });
const seats = Array.from({ length: 9 }, (_, seat): SeatInfo => ({
  seat,
  name: `Seat ${seat}`,
  kind: 'person',
  bot: null,
  colour: null,
  taken: true,
  yours: seat === 0,
  connected: true,
  failed: false,
  stand_in: null,
}));
const game = { logLine: ({ text }: Entry) => ({ move: text, notes: [], told: [] }) } as unknown as GameOnPage;
const shown = (lines: number, at: number) => ({
  log: Array.from({ length: lines }, (_, n) => entry(n)),
  gone: new Set<number>(),
  hinted: [],
  totals: new Map(),
  game,
  view: {},
  seats,
  at,
  onlook: () => {},
  onearlier: () => {},
  explanations: new Map(),
  onwhy: () => {},
});

// A busy machine takes its time over the first lines.
vi.setConfig({ testTimeout: 60_000 });

let log: object | undefined;

/** The log as the page mounts it: a log of ten thousand is not made into as many proxies first. */
function draw(lines: number, at: number): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  log = mount(Log, { target, props: shown(lines, at) });
  flushSync();
  return target;
}

afterEach(() => log && unmount(log));

test('of ten thousand lines only those in sight are drawn', () => {
  const container = draw(MANY, MANY - 1);
  expect(container.querySelectorAll('[data-number]').length).toBeLessThan(200);
  expect(container.querySelectorAll('*').length).toBeLessThan(3000);
});

test.each([MANY - 1, 0, 5000])('the line that is looked at is one of them: %i', async (at) => {
  const container = draw(MANY, at);
  await vi.waitFor(() => expect(container.querySelector(`[data-number="${at}"]`)).not.toBeNull(), { timeout: 30_000 });
});

test('a short log is drawn whole', () => {
  expect(draw(30, 29).querySelectorAll('button')).toHaveLength(30);
});

test('what says no more than a line to come is left out, but for the newest and the one that is looked at', () => {
  const sealing = { logLine: game.logLine, isQuiet: ({ number }: Entry) => number % 10 > 0 } as unknown as GameOnPage;
  log = mount(Log, { target: document.body, props: { ...shown(30, 13), game: sealing } });
  flushSync();
  const numbers = [...document.body.querySelectorAll<HTMLElement>('[data-number]')].map(({ dataset }) => Number(dataset.number));
  expect(numbers).toEqual([0, 10, 13, 20, 29]);
});

test('what happens twice in one move is told twice', () => {
  log = mount(Log, {
    target: document.body,
    props: {
      ...shown(1, 0),
      log: [entry(1)],
      game: { logLine: () => ({ move: 'm', notes: [], told: ['A die fell.', 'A die fell.'] }) } as unknown as GameOnPage,
    },
  });
  flushSync();
  expect([...document.body.querySelectorAll('.note')].map(({ textContent }) => textContent)).toEqual(['A die fell.', 'A die fell.']);
});

test('a line says what points it brought or cost, where it did', () => {
  const one = Array.from({ length: 4 }, (_, number): Entry => ({ ...entry(number), seat: number ? 0 : null }));
  const totals = new Map([[0, [0]], [1, [3]], [2, [3]], [3, [1]]]);
  log = mount(Log, { target: document.body, props: { ...shown(4, 3), log: one, totals } });
  flushSync();
  expect([...document.body.querySelectorAll('.gain')].slice(1).map(({ textContent }) => textContent)).toEqual(['+3', '', '−2']);
});

test('as many lines as have no room are as high as they should be about', () => {
  const heights = blocks(100).map((block) => heightOf(block, undefined));
  expect(heights).toEqual([40 * LINE, 40 * LINE, 20 * LINE]);
  expect(offsetOf(heights, 2)).toBe(80 * LINE);
});

test('what is drawn reaches one block beyond what is seen', () => {
  const heights = Array.from({ length: 10 }, () => 1000);
  expect(drawn(heights, 0, 500)).toEqual([0, 1]);
  expect(drawn(heights, 4000, 0)).toEqual([3, 5]);
  expect(drawn(heights, 4200, 500)).toEqual([3, 5]);
  expect(drawn(heights, 4800, 500)).toEqual([3, 6]);
  expect(drawn(heights, 99_000, 500)).toEqual([8, 9]);
  expect(drawn([], 0, 500)).toEqual([0, -1]);
});
