import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import HexBoard from './HexBoard.svelte';
import { arrowTo, centre, extent, hexagon, hexAt, keyOf, WIDTH, type Hex } from './hex';

const HEXES: Hex[] = [[0, 0], [1, 0], [2, 0]];
const CELLS = HEXES.map((at) => ({ key: keyOf(at), at, name: keyOf(at), x: centre(at)[0], y: centre(at)[1] }));
const BOARD = {
  geometry: { hexagon, hexAt, arrowTo, digit: () => undefined, across: WIDTH, name: [0, 0] as const },
  cells: CELLS,
  byKey: new Map(CELLS.map((cell) => [cell.key, cell])),
  rows: [CELLS],
  box: extent(HEXES),
};
const nothing = createRawSnippet(() => ({ render: () => '<g></g>' }));

let picked: string[];
/** When the test began: a machine that is slow must not turn two quick taps into slow ones. */
let begun: number;
/** What lies on top of everything at the place of the finger. */
let onTop: Element | null;

beforeEach(async () => {
  picked = [];
  document.elementFromPoint = () => onTop;
  render(HexBoard, {
    board: BOARD,
    picture: false,
    past: false,
    coordinates: false,
    sample: '0,0',
    letters: true,
    choices: HEXES.map(keyOf),
    first: undefined,
    spoken: (key: string) => key,
    isSelected: () => false,
    picks: () => true,
    onpick: (key: string) => void picked.push(key),
    onletgo: () => void picked.push('let go'),
    keys: () => ({}),
    oncoordinates: undefined,
    drawing: nothing,
    over: nothing,
  });
  await new Promise(requestAnimationFrame);
  begun = performance.now();
  onTop = cell(0);
  board().setPointerCapture = () => {};
});
afterEach(cleanup);

const board = (): Element => screen.getByRole('grid');
const cell = (n: number): Element => screen.getByRole('gridcell', { name: keyOf(HEXES[n]!) });

interface Finger {
  at?: [x: number, y: number];
  ms: number;
  pointerType?: 'touch' | 'mouse';
}

function pointer(kind: string, target: Element, { at = [50, 50], ms, pointerType = 'touch' }: Finger, more: PointerEventInit = {}): void {
  const event = new PointerEvent(kind, {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerId: ms,
    pointerType,
    clientX: at[0],
    clientY: at[1],
    ...more,
  });
  Object.defineProperty(event, 'timeStamp', { value: begun + ms });
  fireEvent(target, event);
}

/** A finger goes down on one hex; when it is lifted another may lie there. */
function taps(down: number, finger: Finger, up = down): void {
  pointer('pointerdown', cell(down), finger);
  pointer('pointerup', cell(up), finger);
  pointer('click', cell(up), finger, { detail: 1 });
}

test('two quick taps on two hexes that lie close together pick both', () => {
  taps(0, { at: [50, 50], ms: 1000 });
  taps(1, { at: [54, 60], ms: 1200 });
  expect(picked).toEqual(['0,0', '1,0']);
});

test('two quick taps on one hex pick it once and come nearer', async () => {
  taps(0, { ms: 1000 });
  taps(0, { ms: 1200 });
  await tick();
  expect([picked, board().classList.contains('zoomed')]).toEqual([['0,0'], true]);
});

test('a tap is on the hex under the finger when it went down, though the map moves before it is lifted', () => {
  taps(0, { ms: 1000 }, 2);
  expect(picked).toEqual(['0,0']);
});

test('a click that begins on one hex and ends on the next is on the first', () => {
  const finger: Finger = { ms: 1000, pointerType: 'mouse' };
  pointer('pointerdown', cell(1), finger);
  pointer('pointerup', cell(2), finger);
  pointer('click', board(), finger, { detail: 1 });
  expect(picked).toEqual(['1,0']);
});

test('a finger under which a panel has come still taps the map, and not the panel', () => {
  pointer('pointerdown', cell(0), { ms: 1000 });
  onTop = document.body;
  const lifted = new Event('touchend', { bubbles: true, cancelable: true });
  Object.assign(lifted, { changedTouches: [{ clientX: 50, clientY: 50 }] });
  fireEvent(cell(0), lifted);
  expect([picked, lifted.defaultPrevented]).toEqual([['0,0'], true]);
});

test('a finger that was lifted unseen does not make the next tap a drag', () => {
  pointer('pointerdown', cell(0), { ms: 1000 });
  pointer('pointermove', cell(0), { ms: 1000, at: [90, 50] });
  taps(1, { ms: 2000 });
  expect(picked).toEqual(['1,0']);
});

test('the second click of a double one confirms nothing, unless it is on another hex', () => {
  const mouse = (n: number, detail: number, ms: number): void => {
    pointer('pointerdown', cell(n), { ms, pointerType: 'mouse' });
    pointer('click', cell(n), { ms, pointerType: 'mouse' }, { detail });
  };
  mouse(0, 1, 1000);
  mouse(0, 2, 1100);
  mouse(1, 3, 1200);
  expect(picked).toEqual(['0,0', '1,0']);
});

test('a screen reader, which has no pointer, picks the hex it is on', () => {
  pointer('pointerdown', cell(0), { ms: 1000 });
  fireEvent.click(cell(2));
  expect(picked).toEqual(['2,0']);
});
