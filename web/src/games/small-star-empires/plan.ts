/** What never changes on a board: where its systems lie, their art, the edges of its sectors. Worked out once. */
import type { Kind, SseView, SystemSeen } from '../../generated/games/small-star-empires';
import type { Board, Cell } from '../cells';
import { STANDING } from '../geometry';
import { centre, extent, keyOf, outline, rowByRow, type Hex, type HexKey } from '../hex';

export interface Placed extends Cell<HexKey> {
  kind: Kind;
  /** The symbol of the system; undefined where a tile covers it, which can be turned over. */
  art: string | undefined;
  /** Whose homeworld it is. */
  home: number | undefined;
  /** The colour of its sun, which breathes. */
  sun: 'a' | 'b' | 'c' | undefined;
}

export interface Plan extends Board<HexKey> {
  cells: readonly Placed[];
  byKey: ReadonlyMap<HexKey, Placed>;
  byName: ReadonlyMap<string, Placed>;
  plates: readonly string[];
  wormholes: readonly Placed[];
}

const ART: Partial<Record<Kind, string>> = {
  R: 'nebula-red',
  G: 'nebula-green',
  B: 'nebula-blue',
  O: 'wormhole',
  X: 'black-hole',
  '.': 'empty',
};
const MARGIN = 8;
const SUNS = ['a', 'b', 'c'] as const;

/** The same board always looks the same: which of the four drawings of a star is shown follows from its hex. */
const variant = ([q, r]: Hex): number => (((q * 7 + r * 13) % 4) + 4) % 4;

const planetsOf = (kind: Kind): number => ('123'.includes(kind) ? Number(kind) : 0);

function placed(system: SystemSeen): Placed {
  const { at, name, kind } = system;
  const [x, y] = centre(at);
  const planets = planetsOf(kind);
  const star = planets ? `system-${planets}${'abcd'[variant(at)]}` : undefined;
  const home = kind === 'H' ? 'homeworld' : undefined;
  return {
    key: keyOf(at),
    at,
    name,
    kind,
    x: Math.round(x * 100) / 100,
    y,
    art: system.tile ? undefined : (star ?? home ?? ART[kind]),
    home: home && (system.holder ?? 0),
    sun: planets && !system.tile ? SUNS[(planets + variant(at)) % 3] : undefined,
  };
}

function grouped<T>(all: readonly T[], by: (one: T) => number): T[][] {
  const groups = new Map<number, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return [...groups.values()];
}

export function planOf(view: SseView): Plan {
  const systems = [...view.systems].sort((a, b) => rowByRow(a.at, b.at)).map(placed);
  const sectors = grouped(view.systems, (system) => system.sector);
  return {
    geometry: STANDING,
    cells: systems,
    byKey: new Map(systems.map((system) => [system.key, system])),
    byName: new Map(systems.map((system) => [system.name, system])),
    rows: grouped(systems, (system) => system.at[1]),
    plates: sectors.map((sector) => outline(sector.map((system) => system.at))),
    wormholes: systems.filter((system) => system.kind === 'O'),
    box: extent(systems.map((system) => system.at), MARGIN),
  };
}

/** Two views with the same signature have the same plan. A turned-up tile stays a tile, so play never changes it. */
export const signature = (view: SseView): string =>
  view.systems
    .map(({ at, kind, sector, tile, holder }) => `${at}${kind}${sector}${tile ? 't' : ''}${kind === 'H' ? holder : ''}`)
    .join(';');

