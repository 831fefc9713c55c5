/** Hexes that stand on a point, in axial coordinates (q, r), and where they lie on the page. Pure: knows no game. */

export type Hex = readonly [q: number, r: number];
/** A hex as a word, for maps and ids: "1,-3". */
export type HexKey = `${number},${number}`;
export type Point = readonly [x: number, y: number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Distance from the middle of a hex to a corner, in the units of the drawing. */
export const RADIUS = 50;
const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;
export const WIDTH = 2 * HALF_WIDTH;
const ROW_HEIGHT = RADIUS * 1.5;

/** The six steps, clockwise from east. */
export const STEPS = { E: [1, 0], SE: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [0, -1], NE: [1, -1] } as const;
export type Direction = keyof typeof STEPS;
const DIRECTIONS = Object.keys(STEPS) as Direction[];

export const keyOf = ([q, r]: Hex): HexKey => `${q},${r}`;

export function hexOf(key: HexKey): Hex {
  const [q, r] = key.split(',').map(Number) as [number, number];
  return [q, r];
}

export const same = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];

export function step(at: Hex, direction: Direction, times = 1): Hex {
  const [dq, dr] = STEPS[direction];
  return [at[0] + dq * times, at[1] + dr * times];
}

export const neighbours = (at: Hex): Hex[] => DIRECTIONS.map((direction) => step(at, direction));

export function distance(a: Hex, b: Hex): number {
  const [dq, dr] = [b[0] - a[0], b[1] - a[1]];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The direction of the straight line from one hex to another; undefined where none joins them. */
export function directionTo(from: Hex, to: Hex): Direction | undefined {
  const steps = distance(from, to);
  return steps ? DIRECTIONS.find((direction) => same(step(from, direction, steps), to)) : undefined;
}

export const centre = ([q, r]: Hex): Point => [WIDTH * (q + r / 2), ROW_HEIGHT * r];

/** The hex a point of the drawing lies in. */
export function hexAt([x, y]: Point): Hex {
  const r = y / ROW_HEIGHT;
  const q = x / WIDTH - r / 2;
  const s = -q - r;
  const rounded = [q, r, s].map(Math.round) as [number, number, number];
  const off = [q, r, s].map((value, i) => Math.abs(value - rounded[i]!)) as [number, number, number];
  // The coordinate that was rounded furthest is worked out from the other two, for all three must sum to zero.
  if (off[0] > off[1] && off[0] > off[2]) return [-rounded[1] - rounded[2], rounded[1]];
  if (off[1] > off[2]) return [rounded[0], -rounded[0] - rounded[2]];
  return [rounded[0], rounded[1]];
}

/** The corners of a hex around (0, 0), clockwise from the top. */
export const CORNERS: readonly Point[] = [
  [0, -RADIUS],
  [HALF_WIDTH, -RADIUS / 2],
  [HALF_WIDTH, RADIUS / 2],
  [0, RADIUS],
  [-HALF_WIDTH, RADIUS / 2],
  [-HALF_WIDTH, -RADIUS / 2],
];

const round = (value: number): number => Math.round(value * 100) / 100;

/** The hexagon around (0, 0), larger or smaller, for a polygon's `points`. */
export const hexagon = (scale = 1): string =>
  CORNERS.map(([x, y]) => `${round(x * scale)},${round(y * scale)}`).join(' ');

/** Which two corners the edge in a direction joins, clockwise. */
const EDGES: Record<Direction, readonly [number, number]> = {
  NE: [0, 1],
  E: [1, 2],
  SE: [2, 3],
  SW: [3, 4],
  W: [4, 5],
  NW: [5, 0],
};

/**
 * The edge of a set of hexes as closed loops, for a path's `d`.
 *
 * Each hex brings the edges it shares with no other, all running clockwise, and no corner begins two of them (three
 * hexes meet in a corner, each beside the others): following the edges walks round the set and round its holes.
 */
export function outline(hexes: Iterable<Hex>): string {
  const group = [...hexes];
  const inside = new Set(group.map(keyOf));
  const edges = new Map<string, { from: Point; to: Point }>();
  for (const at of group) {
    const [x, y] = centre(at);
    for (const direction of DIRECTIONS) {
      if (inside.has(keyOf(step(at, direction)))) continue;
      const [from, to] = EDGES[direction].map((corner): Point => {
        const [dx, dy] = CORNERS[corner]!;
        return [round(x + dx), round(y + dy)];
      }) as [Point, Point];
      edges.set(cornerKey(from), { from, to });
    }
  }
  let path = '';
  for (const [start] of edges) {
    const loop: Point[] = [];
    for (let key = start, edge = edges.get(key); edge; key = cornerKey(edge.to), edge = edges.get(key)) {
      loop.push(edge.from);
      edges.delete(key);
    }
    path += `M${loop.map(([x, y]) => `${x},${y}`).join('L')}Z`;
  }
  return path;
}

/** Corners of neighbouring hexes differ by less than a hundredth: the key is coarser than that. */
const cornerKey = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The sets of hexes joined by shared edges, each in the order given. */
export function groups(hexes: Iterable<Hex>): Hex[][] {
  const left = new Map([...hexes].map((at) => [keyOf(at), at]));
  const found: Hex[][] = [];
  for (const [key, first] of left) {
    left.delete(key);
    const group = [first];
    for (const at of group) {
      for (const near of neighbours(at)) {
        const nearby = left.get(keyOf(near));
        if (nearby && left.delete(keyOf(near))) group.push(nearby);
      }
    }
    found.push(group);
  }
  return found;
}

/** The rectangle that holds all these hexes, and a margin. */
export function extent(hexes: Iterable<Hex>, margin = 0): Box {
  const middles = [...hexes].map(centre);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - HALF_WIDTH - margin, Math.min(...ys) - RADIUS - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + HALF_WIDTH + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

/** The hex an arrow key leads to: the neighbour to the side, or the nearest above or below that keeps the column. */
export function arrowTo(hexes: readonly Hex[], from: Hex, arrow: 'left' | 'right' | 'up' | 'down'): Hex | undefined {
  const [x] = centre(from);
  const beyond = hexes.filter(([q, r]) => {
    if (arrow === 'left') return r === from[1] && q < from[0];
    if (arrow === 'right') return r === from[1] && q > from[0];
    return arrow === 'up' ? r < from[1] : r > from[1];
  });
  const away = (at: Hex): number => {
    const sideways = Math.abs(centre(at)[0] - x);
    return arrow === 'left' || arrow === 'right' ? sideways : Math.abs(at[1] - from[1]) * 10_000 + sideways;
  };
  return beyond.reduce<Hex | undefined>((best, at) => (best && away(best) <= away(at) ? best : at), undefined);
}

/** Reading order: row by row, each from the left. */
export const rowByRow = (a: Hex, b: Hex): number => a[1] - b[1] || a[0] - b[0];
