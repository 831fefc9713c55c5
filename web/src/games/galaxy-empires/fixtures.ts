/** The north-west of the real board, for tests of what is drawn and picked on it. */
import type { Entry } from '../../generated/api';
import { logEntry } from '../../lib/log-entry';
import type { Action, AreaSeen, Event, FleetSeen, GeView } from '../../generated/games/galaxy-empires';
import type { Choice } from '../game';
import { fleet, galaxy } from './panels/fixtures';

type Tiles = Record<string, [number, number]>;

function area(id: string, kind: AreaSeen['kind'], title: string, tiles: Tiles, changed: Partial<AreaSeen> = {}): AreaSeen {
  return {
    id,
    title: title,
    kind,
    corner: null,
    tiles: Object.entries(tiles).map(([name, at]) => ({ name, at })),
    closed: false,
    holder: null,
    income: [0, 0],
    unrest: false,
    unpaid: [],
    ...changed,
  };
}

const AREAS: readonly AreaSeen[] = [
  area(
    'cap_nw',
    'capital',
    'Carmine Hold',
    { A1: [-5, -1], A2: [-5, 0], B1: [-4, -1], C1: [-3, -2], C2: [-3, -1] },
    { corner: 'nw', holder: 0, income: [100, 0] },
  ),
  area('fr_nw_n', 'frontier', 'Rampart Reach', { D1: [-2, -2], D2: [-2, -1], E1: [-1, -3] }, { income: [50, 0] }),
  area('nz_nw', 'neutral_zone', 'Pilgrim Drift', { D3: [-2, 0], E3: [-1, -1] }),
  area('st_n', 'space_station', 'Aurora Dock', { E2: [-1, -2], F1: [0, -3], G2: [1, -3] }, { holder: 1, income: [100, 0] }),
  area('pl_n', 'planet', 'Oriel', { F2: [0, -2] }),
];

/** Fleets as "C2 D1 / F1": ours, then theirs; "F2*3" mines, three deliveries to come. */
export function board(fleets: string, changed: Partial<GeView> = {}): GeView {
  const standing = fleets.split('/').flatMap((side, owner) =>
    side.trim().split(/\s+/).filter(Boolean).map((word, n): FleetSeen => {
      const [tile, deliveries] = word.split('*');
      return fleet(tile!, owner, n + 1, deliveries ? Number(deliveries) : null);
    }),
  );
  return galaxy({ areas: [...AREAS], fleets: standing, ...changed });
}

const ACTIONS: [RegExp, (found: RegExpExecArray) => Action][] = [
  [/^(\w\d)>(\w\d)(!?)$/, ([, origin, target, again]) => ({ type: 'move', origin: origin!, target: target!, new_action: again === '!' })],
  [/^\+(\w\d)$/, ([, tile]) => ({ type: 'deploy', tile: tile!, new_action: false })],
  [
    /^([\w+]+)x([a-z_]+)(?:\/(\d))?$/,
    ([, fleets, target, actions]) => ({ type: 'invade', target: target!, fleets: fleets!.split('+'), actions: Number(actions ?? 1) }),
  ],
  [/^disrupt:(\w+)$/, ([, planet]) => ({ type: 'disrupt', planet: planet! })],
  [/^draw(?:\/(\d+))?$/, ([, discard]) => ({ type: 'draw_mission', discard: discard ? Number(discard) : null })],
  [/^place:(\w\d)>(\w\d)$/, ([, origin, tile]) => ({ type: 'place', origin: origin!, tile: tile! })],
  [/^roll$/, () => ({ type: 'roll_pp' })],
  [/^fight$/, () => ({ type: 'fight_on' })],
  [/^end$/, () => ({ type: 'end_turn' })],
];

/** A choice as the server sends it, from its short form. */
export function choice(text: string): Choice {
  for (const [pattern, action] of ACTIONS) {
    const found = pattern.exec(text);
    if (found) return { text, action: action(found) };
  }
  throw new Error(`no such choice: ${text}`);
}

export const played = (text: string, ...events: Event[]): Entry =>
  logEntry({
    text,
    events,
    weights: events.map(() => 'news'),
    told: events.map(({ type }) => `${type} happens.`),
    action: text ? choice(text).action : null,
  });
