import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { Announcer } from './announcer.svelte';
import { press, skip } from './keys';
import type { Sitting } from './sitting.svelte';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  settings.set({ letters: true });
});

/** A table of a game with a key of its own, which is handed the cell it is pressed on. */
function sitting(changed: object = {}): Sitting {
  const game = { shortcuts: (at: string | undefined) => ({ q: () => `queued at ${at}` }) };
  return {
    game,
    decision: {},
    forGame: {},
    announcer: new Announcer(),
    ahead: {},
    stage: { playing: false },
    open: undefined,
    ...changed,
  } as unknown as Sitting;
}

/** A key, pressed at some place of the page. */
async function keyed(key: string, at: string, to: Sitting, does = press): Promise<KeyboardEvent> {
  document.body.innerHTML = '<div class="space"><i data-key="4-7"></i></div><div class="desk"><b></b><input></div><aside></aside>';
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  Object.defineProperty(event, 'target', { value: document.querySelector(at) });
  does(event, to);
  await Promise.resolve();
  await Promise.resolve();
  return event;
}

test.each([
  ['[data-key]', 'queued at 4-7'],
  ['b', 'queued at undefined'],
  ['input', ''],
  ['aside', ''],
])('a key of the game, pressed at %s', async (at, said) => {
  const here = sitting();
  await keyed('Q', at, here);
  expect([here.announcer.polite, here.announcer.answer]).toEqual([said, said]);
});

test('the answer to a key goes away again', async () => {
  vi.useFakeTimers();
  const here = sitting();
  await keyed('q', 'b', here);
  vi.runAllTimers();
  expect([here.announcer.polite, here.announcer.answer]).toEqual(['queued at undefined', '']);
});

test('letters can be switched off', async () => {
  settings.set({ letters: false });
  const here = sitting();
  await keyed('q', 'b', here);
  expect(here.announcer.polite).toBe('');
});

test.each([[true, 1], [false, 0]])('space goes past what is shown, and means nothing else then: %s', async (playing, skipped) => {
  let times = 0;
  const event = await keyed(' ', '[data-key]', sitting({ stage: { playing, skip: () => times++ }, replay: { playing: false } }), skip);
  expect([times, event.defaultPrevented]).toEqual([skipped, playing]);
});

test('space ends a game that is played through again', async () => {
  let ended = 0;
  const event = await keyed(' ', '[data-key]', sitting({ stage: { playing: false }, replay: { playing: true, toNow: () => ended++ } }), skip);
  expect([ended, event.defaultPrevented]).toEqual([1, true]);
});
