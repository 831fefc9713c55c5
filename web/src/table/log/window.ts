/** Which part of a long list is drawn: the blocks in sight and one on either side; the others are only as high as they are. */

/** Lines to a block. */
export const BLOCK = 40;
/** How high a line is taken to be that has not been drawn yet. */
export const LINE = 34;

export interface Block {
  /** The first line of it, and the first after it. */
  from: number;
  to: number;
}

export function blocks(lines: number): Block[] {
  return Array.from({ length: Math.ceil(lines / BLOCK) }, (_, n) => ({ from: n * BLOCK, to: Math.min(lines, (n + 1) * BLOCK) }));
}

/** How high a block is: as it was measured, or as high as it should be about. */
export const heightOf = ({ from, to }: Block, measured: number | undefined): number => measured ?? (to - from) * LINE;

/** The first and the last block to draw, in a list of this height in pixels. */
export function drawn(heights: readonly number[], top: number, seen: number): [first: number, last: number] {
  let [first, last, y] = [heights.length - 1, heights.length - 1, 0];
  for (const [n, height] of heights.entries()) {
    y += height;
    if (y <= top) continue;
    first = Math.min(first, n);
    if (y >= top + seen) {
      last = n;
      break;
    }
  }
  return [Math.max(0, first - 1), Math.min(heights.length - 1, last + 1)];
}

/** Where a block begins. */
export const offsetOf = (heights: readonly number[], block: number): number =>
  heights.slice(0, block).reduce((sum, height) => sum + height, 0);
