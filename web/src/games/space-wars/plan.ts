/** What never changes on the map: where sectors lie, what they are called, which tile lies in each. Worked out once a deal. */
import type { SwView } from '../../generated/games/space-wars';
import type { Board, Cell, Geometry } from '../cells';
import * as flat from '../flat';
import { FLAT } from '../geometry';
import { keyOf, neighbours, type Hex } from '../hex';
import { capital, named, printed, tileOf, type Tile } from './printed';

export interface Sector extends Cell, Tile {
  /** Its number, by which the view lists sectors. */
  number: number;
}

export interface Plan extends Board {
  cells: readonly Sector[];
  byKey: ReadonlyMap<string, Sector>;
  /** In the order of their numbers. */
  sectors: readonly Sector[];
  rings: number;
  plate: string;
  beside: ReadonlyMap<string, readonly Sector[]>;
}

const MARGIN = 34;

const GEOMETRY: Geometry = { ...FLAT, name: [0, -34] };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The ring of a sector and its place in it, counted from the core outward and clockwise from north. */
export function ringAndPlace(number: number): [ring: number, place: number] {
  let [ring, first] = [0, 0];
  while (number >= first + Math.max(1, 6 * ring)) first += Math.max(1, 6 * ring++);
  return [ring, number - first];
}

export const coordinates = (number: number): string => ringAndPlace(number).join('-');

function planOf(tiles: readonly string[]): Plan {
  const sectors = tiles.map((tile, number): Sector => {
    const at = printed.hexes[number]! as Hex;
    const [x, y] = flat.centre(at).map(rounded) as [number, number];
    const laid = tileOf(tile);
    return { ...laid, key: laid.system ?? coordinates(number), name: coordinates(number), number, at, x, y };
  });
  const cells = sectors.toSorted((a, b) => flat.rowByRow(a.at, b.at));
  const byHex = new Map(sectors.map((sector) => [keyOf(sector.at), sector]));
  const rows = new Map<number, Sector[]>();
  for (const cell of cells) rows.set(cell.y, [...(rows.get(cell.y) ?? []), cell]);
  const hexes = sectors.map(({ at }) => at);
  return {
    geometry: GEOMETRY,
    cells,
    sectors,
    byKey: new Map(cells.map((cell) => [cell.key, cell])),
    rows: [...rows.values()],
    box: flat.extent(hexes, MARGIN),
    rings: ringAndPlace(tiles.length - 1)[0],
    plate: flat.outline(hexes),
    beside: new Map(sectors.map(({ key, at }) => [key, neighbours(at).flatMap((near) => byHex.get(keyOf(near)) ?? [])])),
  };
}

let kept: { of: string; plan: Plan } | undefined;

/** The plan of a view's galaxy: the one that was worked out before, as long as the deal is the same. */
export function planFor(view: SwView): Plan {
  const of = view.galaxy.tiles.join();
  if (kept?.of !== of) kept = { of, plan: planOf(view.galaxy.tiles) };
  return kept.plan;
}

/** A sector as people say it: its system's name, or what it is with ring and place. */
export function sectorName(sector: Sector): string {
  if (sector.system) return named('system', sector.system);
  return `${named('tile', sector.kind)} ${sector.name}`;
}

/** The same at the head of a card. */
export const sectorTitle = (sector: Sector): string =>
  sector.letter
    ? `${capital(named('tile', sector.kind))} ${sector.letter}`
    : sector.system
      ? named('system', sector.system)
      : capital(named('tile', sector.kind));
