/** Which systems a number of the score sheet comes from, as far as the view tells. */
import type { SseView, SystemSeen } from '../../generated/games/small-star-empires';
import type { Sources } from '../game';
import { groups, keyOf, type Hex } from '../hex';

/** From where each point comes, as the server counts it: for each seat and row, hexes with their points. */
type Told = readonly Readonly<Record<string, readonly (readonly [Hex, number])[]>>[];

const CONTRIBUTES: Record<string, (system: SystemSeen) => boolean> = {
  planets: ({ kind, tile }) => '123'.includes(kind) || tile === 'three_planets' || tile === 'two_planets',
  nebulae: ({ kind, tile }) => 'RGB'.includes(kind) || tile === 'chromatic_nebula',
  stations: ({ piece, tile }) => piece === 's' || tile === 'abandoned_trade_station',
  tiles: ({ tile }) => tile === 'abandoned_trade_station' || tile === 'refueling_station',
  total: () => true,
};

function held(view: SseView, seat: number): SystemSeen[] {
  return view.systems.filter((system) => system.holder === seat);
}

function largestTerritory(view: SseView, seat: number): Hex[] {
  return groups(held(view, seat).map((system) => system.at)).reduce((a, b) => (b.length > a.length ? b : a), [] as Hex[]);
}

export function sources(view: SseView, seat: number, row: string): Sources {
  const told = (view as SseView & { sources?: Told }).sources?.[seat];
  if (told) return new Map((told[row] ?? []).map(([at, points]) => [keyOf(at), points]));
  if (row === 'territory') return new Map(largestTerritory(view, seat).map((at) => [keyOf(at), null]));
  if (row === 'bonus') return new Map([...sources(view, seat, 'territory'), ...sources(view, seat, 'tiles')]);
  const contributes = CONTRIBUTES[row];
  return new Map(contributes ? held(view, seat).filter(contributes).map((system) => [keyOf(system.at), null]) : []);
}
