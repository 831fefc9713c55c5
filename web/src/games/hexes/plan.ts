/** What is drawn of a map of hexes: where they lie, of which kind they are, whose, and what stands on them. */
import type { HexMap, MapHex, MapPiece, Text } from '../../generated/api';
import type { Board, Cell } from '../cells';
import * as flat from '../flat';
import { FLAT, STANDING } from '../geometry';
import * as standing from '../hex';
import { keyOf, type Hex, type HexKey } from '../hex';

export interface Placed extends Cell<HexKey> {
  kind: Text | null;
  /** The number of its kind, in the order in which kinds come on the map; undefined where it has none. */
  ground: number | undefined;
  owner: number | null;
  pieces: readonly MapPiece[];
}

export interface Plan extends Board<HexKey> {
  cells: readonly Placed[];
  byKey: ReadonlyMap<HexKey, Placed>;
  /** The edge of the whole board. */
  plate: string;
  /** What each owner holds. */
  realms: readonly { seat: number; path: string }[];
}

const MARGIN = 10;

const rounded = (value: number): number => Math.round(value * 100) / 100;

function grouped<T, By>(all: readonly T[], by: (one: T) => By): Map<By, T[]> {
  const groups = new Map<By, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

export function planOf(map: HexMap): Plan {
  const { centre, extent, outline, rowByRow } = map.flat ? flat : standing;
  const kinds = [...new Set(map.hexes.flatMap(({ kind }) => (kind ? [JSON.stringify(kind)] : [])))];
  const pieces = grouped(map.pieces, ({ at }) => keyOf(at));

  const placed = ({ at, name, kind, owner }: MapHex): Placed => {
    const [x, y] = centre(at);
    const ground = kind ? kinds.indexOf(JSON.stringify(kind)) : undefined;
    return {
      key: keyOf(at),
      at,
      name: name || keyOf(at),
      x: rounded(x),
      y: rounded(y),
      kind,
      ground,
      owner,
      pieces: pieces.get(keyOf(at)) ?? [],
    };
  };

  const cells = map.hexes.map(placed).sort((a, b) => rowByRow(a.at, b.at));
  const hexes = cells.map(({ at }): Hex => at);
  const held = grouped(cells.filter(({ owner }) => owner !== null), ({ owner }) => owner!);
  return {
    geometry: map.flat ? FLAT : STANDING,
    cells,
    byKey: new Map(cells.map((cell) => [cell.key, cell])),
    rows: [...grouped(cells, ({ y }) => y).values()],
    box: extent(hexes, MARGIN),
    plate: outline(hexes),
    realms: [...held].map(([seat, own]) => ({ seat, path: outline(own.map(({ at }) => at)) })),
  };
}

/** Where the pieces of a hex stand, from its middle, and how large they are: one is large, several stand in a ring. */
export function standsOf(count: number): { x: number; y: number; scale: number }[] {
  if (count === 1) return [{ x: 0, y: 0, scale: 1 }];
  const [ring, scale] = count === 2 ? [19, 0.66] : count === 3 ? [21, 0.58] : [24, 0.46];
  const start = count === 2 ? Math.PI : -Math.PI / 2;
  return Array.from({ length: count }, (_, n) => {
    const turn = start + (2 * Math.PI * n) / count;
    return { x: rounded(ring * Math.cos(turn)), y: rounded(ring * Math.sin(turn)), scale };
  });
}
