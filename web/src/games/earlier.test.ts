import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import EarlierFixture from './EarlierFixture.svelte';
import { unitsAt, Viewport, type Lie } from './viewport.svelte';

afterEach(cleanup);

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
const pressed = (): Event => Object.defineProperty(new Event('pointerdown'), 'timeStamp', { value: performance.now() });

test('a press that was made before the map moved is where it was made, and a later one where the map is now', async () => {
  const viewport = new Viewport(() => ({ x: -100, y: -100, width: 200, height: 200 }));
  viewport.size = { width: 400, height: 400 };
  let lieAt!: (event: Event) => Lie | undefined;
  render(EarlierFixture, { viewport, onfollow: (found: typeof lieAt) => (lieAt = found) });
  await nextFrame();
  const before = pressed();
  expect(lieAt(before)).toBeUndefined();
  viewport.lookAt([50, 0], 8);
  await tick();
  viewport.lookAt([0, 50], 8);
  await tick();
  expect(unitsAt([300, 200], lieAt(before)!)).toEqual([50, 0]);
  expect(lieAt(pressed())).toBeDefined(); // the map that has moved is not on the screen yet
  await nextFrame();
  expect(unitsAt([300, 200], lieAt(before)!)).toEqual([50, 0]);
  expect(lieAt(pressed())).toBeUndefined();
});
