/** Where the tools of a board lie so that they cover none of its hexes: in a corner that is free anyway, or else beside the
 * board, which then makes room for them where that costs it least. */
import type { Box, Point } from './hex';
import { fitted, NO_MARGIN, type Margin, type Size } from './viewport.svelte';

export interface Tools {
  /** How long they are as a row or a column, and how thick, in pixels with the distance they keep. */
  length: number;
  thickness: number;
  corner: 'top' | 'bottom';
}

export interface Place {
  row: boolean;
  margin: Margin;
}

interface Laid {
  box: Box;
  cells: readonly Point[];
  /** From the middle of a hex to its corners. */
  radius: number;
}

/** Whether tools in a corner on the right cover a hex. */
function covers(tools: Tools, row: boolean, board: Laid, size: Size): boolean {
  const { scale, middle } = fitted(board.box, size, NO_MARGIN);
  const [across, down] = row ? [tools.length, tools.thickness] : [tools.thickness, tools.length];
  return board.cells.some(([x, y]) => {
    const left = (x - middle[0]) * scale + size.width / 2;
    const over = (y - middle[1]) * scale + size.height / 2;
    const besides = Math.max(0, size.width - across - left);
    const beyond = Math.max(0, tools.corner === 'top' ? over - down : size.height - down - over);
    return Math.hypot(besides, beyond) < board.radius * scale;
  });
}

export function placeOf(tools: Tools, board: Laid, size: Size): Place {
  const free = [false, true].find((row) => !covers(tools, row, board, size));
  if (free !== undefined) return { row: free, margin: NO_MARGIN };
  const beside: Place = { row: false, margin: { ...NO_MARGIN, right: tools.thickness } };
  const along: Place = { row: true, margin: { ...NO_MARGIN, [tools.corner]: tools.thickness } };
  const scale = ({ margin }: Place): number => fitted(board.box, size, margin).scale;
  return scale(beside) >= scale(along) ? beside : along;
}
