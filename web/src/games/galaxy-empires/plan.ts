/** What never changes on the board: where its tiles lie, the edges of its areas, what is written where. Worked out once. */
import type { AreaSeen, GeView, Kind, Text } from '../../generated/games/galaxy-empires';
import type { Board, Cell, Geometry } from '../cells';
import * as flat from '../flat';
import { FLAT } from '../geometry';
import { distance, keyOf, neighbours, type Hex, type Point } from '../hex';

export interface Tile extends Cell {
  area: string;
}

export interface Area {
  id: string;
  kind: Kind;
  /** The colours of whose capital this is; undefined for all else. */
  livery: number | undefined;
  closed: boolean;
  /** The one in its midst first. */
  tiles: readonly Tile[];
  /** The tile its art and its name stand on. */
  anchor: Tile;
  path: string;
  /** Lines between its tiles. */
  seams: string;
  title: Text;
}

export interface Plan extends Board {
  cells: readonly Tile[];
  byKey: ReadonlyMap<string, Tile>;
  areas: readonly Area[];
  byId: ReadonlyMap<string, Area>;
  /** The tiles beside each tile. */
  beside: ReadonlyMap<string, readonly string[]>;
}

/** Whose capital stands in a corner, by its colours: the cards of the factions never change. */
const LIVERY_OF_CORNER = { nw: 0, se: 1, sw: 2, ne: 3 } as const;
const SPACE_FOR_NAMES = 34;
const MARGIN = 10;

// In the upper right there is neither income, nor flag, nor the name of a territory.
const GEOMETRY: Geometry = { ...FLAT, name: [20, -26] };

const rounded = (value: number): number => Math.round(value * 100) / 100;

function tilesOf(area: AreaSeen): Tile[] {
  return area.tiles.map(({ name, at }) => {
    const [x, y] = flat.centre(at).map(rounded) as [number, number];
    return { key: name, name, at, x, y, area: area.id };
  });
}

/** The pairs of tiles that share an edge. */
const pairsOf = (tiles: readonly Tile[]): [Tile, Tile][] =>
  tiles.flatMap((a, n) => tiles.slice(n + 1).filter((b) => distance(a.at, b.at) === 1).map((b): [Tile, Tile] => [a, b]));

/** The edges that tiles of one area share. */
function seamsOf(tiles: readonly Tile[]): string {
  return pairsOf(tiles)
    .map(([a, b]) => {
      const middle: Point = [(a.x + b.x) / 2, (a.y + b.y) / 2];
      const [dx, dy] = [(b.y - a.y) / flat.HEIGHT, (a.x - b.x) / flat.HEIGHT];
      return `M${rounded(middle[0] - dx * 25)},${rounded(middle[1] - dy * 25)}L${rounded(middle[0] + dx * 25)},${rounded(middle[1] + dy * 25)}`;
    })
    .join('');
}

/** The tile in the midst of an area, with its art and its name: the one beside most of the others comes first. */
function fromItsMidst(tiles: readonly Tile[]): Tile[] {
  const beside = (tile: Tile): number => pairsOf(tiles).filter((pair) => pair.includes(tile)).length;
  return tiles.toSorted((a, b) => beside(b) - beside(a));
}

function areaOf(area: AreaSeen): Area {
  const tiles = fromItsMidst(tilesOf(area));
  return {
    id: area.id,
    kind: area.kind,
    livery: area.kind === 'capital' && area.corner ? LIVERY_OF_CORNER[area.corner] : undefined,
    // A black hole is never open: nothing is said by dimming it.
    closed: area.closed && area.kind !== 'black_hole',
    tiles,
    anchor: tiles[0]!,
    path: flat.outline(area.tiles.map(({ at }): Hex => at)),
    seams: seamsOf(tiles),
    title: area.title,
  };
}

function rowsOf(tiles: readonly Tile[]): Tile[][] {
  const rows = new Map<number, Tile[]>();
  for (const tile of tiles) rows.set(tile.y, [...(rows.get(tile.y) ?? []), tile]);
  return [...rows.values()];
}

function planOf(view: GeView): Plan {
  const areas = view.areas.map(areaOf);
  const cells = areas.flatMap(({ tiles }) => tiles).sort((a, b) => flat.rowByRow(a.at, b.at));
  const box = flat.extent(cells.map(({ at }) => at), MARGIN);
  const byHex = new Map(cells.map((tile) => [keyOf(tile.at), tile.key]));
  return {
    geometry: GEOMETRY,
    cells,
    byKey: new Map(cells.map((tile) => [tile.key, tile])),
    rows: rowsOf(cells),
    box: { ...box, y: box.y - SPACE_FOR_NAMES, height: box.height + 2 * SPACE_FOR_NAMES },
    areas,
    byId: new Map(areas.map((area) => [area.id, area])),
    beside: new Map(cells.map(({ key, at }) => [key, neighbours(at).flatMap((near) => byHex.get(keyOf(near)) ?? [])])),
  };
}

/** Two views with the same signature have the same plan: which areas are closed is settled when the game begins. */
const signature = (view: GeView): string => view.areas.map(({ id, closed }) => `${id}${closed ? '-' : ''}`).join();

let kept: { of: string; plan: Plan } | undefined;

/** The plan of a view's board: the one that was worked out before, as long as the board is the same. */
export function planFor(view: GeView): Plan {
  const of = signature(view);
  if (kept?.of !== of) kept = { of, plan: planOf(view) };
  return kept.plan;
}
