import { describe, expect, test } from 'vitest';
import { kept, MOST_ZOOM, Viewport } from './viewport.svelte';

const box = { x: -100, y: -50, width: 200, height: 100 };

function looking(width = 400, height = 400): Viewport {
  const viewport = new Viewport(() => box);
  viewport.size = { width, height };
  return viewport;
}

test('at first all of the board is seen, in the middle', () => {
  const viewport = looking();
  expect([viewport.scale, viewport.viewBox]).toEqual([2, '-100.00 -100.00 200.00 200.00']);
});

test('pixels and units lead to each other', () => {
  const viewport = looking();
  viewport.zoomBy(2, [100, 150]);
  expect(viewport.toUnits(viewport.toPixels([12, -7])).map(Math.round)).toEqual([12, -7]);
});

test('zooming keeps what is under the pointer', () => {
  const viewport = looking(400, 200);
  const before = viewport.toUnits([100, 50]);
  viewport.zoomBy(2, [100, 50]);
  expect(viewport.toUnits([100, 50])).toEqual(before);
});

test('zoom stays between the whole board and four times that', () => {
  const viewport = looking();
  viewport.zoomBy(100);
  expect(viewport.zoom).toBe(MOST_ZOOM);
  viewport.zoomBy(0.001);
  expect(viewport.zoom).toBe(1);
});

test('a zoomed map keeps its zoom when there is more or less room', () => {
  const viewport = looking(400, 200);
  viewport.zoomBy(2);
  viewport.resize({ width: 400, height: 120 });
  expect(viewport.scale).toBe(4);
  viewport.fit();
  viewport.resize({ width: 400, height: 200 });
  expect(viewport.zoom).toBe(1);
});

describe('dragging', () => {
  test('does nothing while the whole board is seen', () => {
    const viewport = looking(400, 200);
    viewport.dragBy([50, 50]);
    expect(viewport.middle).toEqual([0, 0]);
  });
  test('stops at the edge of the board', () => {
    const viewport = looking(400, 200);
    viewport.zoomBy(2);
    viewport.dragBy([10_000, 0]);
    expect(viewport.middle).toEqual([-50, 0]);
  });
});

test('what is out of sight is brought into it', () => {
  const viewport = looking(400, 200);
  viewport.zoomBy(4);
  viewport.reveal([90, 0], 10);
  expect(viewport.toPixels([90, 0])[0]).toBeLessThanOrEqual(400);
});

test('the middle is kept where the board is narrower than what is seen', () => {
  expect(kept([80, 30], box, { width: 300, height: 50 })).toEqual([0, 25]);
});
