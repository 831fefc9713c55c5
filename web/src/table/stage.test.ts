import { expect, test } from 'vitest';
import type { Entry } from '../generated/api';
import { logEntry } from '../lib/log-entry';
import type { GameOnPage } from '../games/game';
import { Stage } from './stage.svelte';

const entry = (number: number, kind: Entry['kind'] = 'action'): Entry => logEntry({ number, kind });
const game = {
  acts: (view: unknown, { number }: Entry) => [{ view: `${view} ${number}`, motion: number, ms: 10 }],
} as unknown as GameOnPage;
const forever = () => new Promise<void>(() => {});
const settled = () => new Promise((done) => setTimeout(done));

test('entries are shown one after the other, then the truth', async () => {
  const shown: unknown[] = [];
  const stage = new Stage(() => {
    shown.push(stage.view);
    return Promise.resolve();
  });
  stage.set('begin', undefined);
  stage.follow('truth', [entry(1), entry(2)], game, false);
  await settled();
  expect(shown).toEqual(['begin 1', 'begin 1', 'begin 1 2']); // the second is the pause between the two
  expect([stage.view, stage.motion, stage.last?.number, stage.playing]).toEqual(['truth', undefined, 2, false]);
});

test('what comes meanwhile waits for its turn', async () => {
  const stage = new Stage(forever);
  stage.set('begin', undefined);
  stage.follow('one', [entry(1)], game, false);
  stage.follow('two', [entry(2)], game, false);
  expect([stage.view, stage.playing]).toEqual(['begin 1', true]);
  stage.skip();
  expect(stage.view).toBe('two');
});

test('skipping goes to the end at once', () => {
  const stage = new Stage(forever);
  stage.set('begin', undefined);
  stage.follow('truth', [entry(1), entry(2)], game, false);
  stage.skip();
  expect([stage.view, stage.motion, stage.playing]).toEqual(['truth', undefined, false]);
});

test('without movement the truth is there at once', () => {
  const stage = new Stage(forever);
  stage.set('begin', undefined);
  stage.follow('truth', [entry(1)], game, true);
  expect([stage.view, stage.playing]).toEqual(['truth', false]);
});

test('a take-back is not played', () => {
  const stage = new Stage(forever);
  stage.set('begin', undefined);
  stage.follow('truth', [entry(1, 'undo')], game, false);
  expect([stage.view, stage.playing]).toEqual(['truth', false]);
});

test('a skipped stage can be played on again', async () => {
  const stage = new Stage(() => Promise.resolve());
  stage.set('begin', undefined);
  stage.follow('one', [entry(1)], game, false);
  stage.skip();
  stage.follow('two', [entry(2)], game, false);
  await settled();
  expect([stage.view, stage.playing]).toEqual(['two', false]);
});

test('nobody sits through a long film: after six seconds the rest is shown at once', async () => {
  const slow = {
    acts: (view: unknown, { number }: Entry) => [{ view: `${view} ${number}`, motion: number, ms: 4000 }],
  } as unknown as GameOnPage;
  let waited = 0;
  const stage = new Stage((ms) => {
    waited += ms;
    return Promise.resolve();
  });
  stage.set('begin', undefined);
  stage.follow('truth', [entry(1), entry(2), entry(3), entry(4)], slow, false);
  await settled();
  expect(waited).toBeLessThan(9000); // what has begun is shown to its end
  expect([stage.view, stage.ahead, stage.playing]).toEqual(['truth', 0, false]);
});

test('one\'s own dice are shown even without movement, or when much has happened at once; a press goes past them', () => {
  const roll = { thrown: [{ seat: 0, dice: [6] }], told: 'Six points.', own: true };
  const dicing = {
    acts: (view: unknown, { number }: Entry) => [{ view, motion: number, ms: 10 }, ...(number === 1 ? [{ view, roll, ms: 1500 }] : [])],
  } as unknown as GameOnPage;
  for (const [entries, still] of [
    [[entry(1)], true],
    [Array.from({ length: 12 }, (_, n) => entry(n + 1)), false],
  ] as const) {
    const stage = new Stage(forever);
    stage.set('begin', undefined);
    stage.follow('truth', entries, dicing, still);
    expect([stage.roll, stage.motion, stage.playing]).toEqual([roll, undefined, true]);
    stage.skip();
    expect([stage.view, stage.roll, stage.playing]).toEqual(['truth', undefined, false]);
  }
});
