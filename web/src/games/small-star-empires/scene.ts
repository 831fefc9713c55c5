/** What happened, as something to watch: each event changes the view a little, and some take their time. */
import type { Entry } from '../../generated/api';
import type { Event, Piece, Ship, SseView, SystemSeen, Tile } from '../../generated/games/small-star-empires';
import type { Act } from '../game';
import { distance, same, type Hex } from '../hex';
import { jumpWay } from './choices';

export type Motion =
  | { kind: 'fly'; seat: number; damaged: boolean; from: Hex; to: Hex; ms: number }
  | { kind: 'jump'; seat: number; damaged: boolean; from: Hex; to: Hex; way: [Hex, Hex]; ms: number }
  | { kind: 'flip'; at: Hex; tile: Tile; ms: number }
  | { kind: 'claim'; at: Hex; seat: number; piece: Piece; ms: number };

const MS = { hex: 120, shortest: 260, longest: 700, jump: 900, flip: 480, claim: 200 };

const flightMs = (from: Hex, to: Hex): number => Math.min(MS.longest, Math.max(MS.shortest, MS.hex * distance(from, to)));

function withShips(view: SseView, seat: number, change: (ships: Ship[]) => Ship[]): SseView {
  return { ...view, players: view.players.map((player, n) => (n === seat ? { ...player, ships: change(player.ships) } : player)) };
}

function withSystem(view: SseView, at: Hex, changed: Partial<SystemSeen>): SseView {
  return { ...view, systems: view.systems.map((system) => (same(system.at, at) ? { ...system, ...changed } : system)) };
}

const withDamage = (view: SseView, seat: number, at: Hex, damaged: boolean): SseView =>
  withShips(view, seat, (ships) => ships.map((ship) => (same(ship[0], at) ? [ship[0], damaged] : ship)));

/** The view is there before anything moves on it, so that a motion never begins on the view before. */
const moving = (view: SseView, motion: Motion): Act[] => [
  { view, ms: 0 },
  { view, motion, ms: motion.ms },
];

function shipMoved(view: SseView, event: Event & { type: 'ship_moved' }): Act[] {
  const { seat, origin: from, target: to } = event;
  const ships = view.players[seat]?.ships ?? [];
  const ship = ships.find(([at]) => same(at, from));
  if (!ship) return [];
  const damaged = ship[1];
  const gone = withShips(view, seat, (all) => all.filter((one) => one !== ship));
  const arrived = withShips(gone, seat, (all) => [...all, [[to[0], to[1]], damaged]]);
  const holes = view.systems.filter((system) => system.kind === 'O').map((system) => system.at);
  const way = event.how === '~' ? jumpWay(holes, from, to) : undefined;
  const ms = way ? MS.jump : flightMs(from, to);
  const motion: Motion = way ? { kind: 'jump', seat, damaged, from, to, way, ms } : { kind: 'fly', seat, damaged, from, to, ms };
  return [...moving(gone, motion), { view: arrived, ms: 0 }];
}

function actsOf(view: SseView, event: Event): Act[] {
  switch (event.type) {
    case 'ship_moved':
      return shipMoved(view, event);
    case 'tile_turned_up': {
      const motion: Motion = { kind: 'flip', at: event.at, tile: event.tile, ms: MS.flip };
      return moving(withSystem(view, event.at, { tile: event.tile }), motion);
    }
    case 'system_claimed': {
      const { at, seat, piece } = event;
      const motion: Motion = { kind: 'claim', at, seat, piece, ms: MS.claim };
      return moving(withSystem(view, at, { holder: seat, piece }), motion);
    }
    case 'ship_damaged':
    case 'ship_repaired':
      return [{ view: withDamage(view, event.seat, event.at, event.type === 'ship_damaged'), ms: 0 }];
    default:
      return [];
  }
}

/** The steps of showing an entry, beginning from a view. A new deal is not shown step by step: the next view has it. */
export function acts(view: SseView, entry: Entry): Act[] {
  const events = entry.events as Event[];
  const untilNewDeal = events.findIndex((event) => event.type === 'game_started');
  const shown: Act[] = [];
  let current = view;
  for (const event of untilNewDeal < 0 ? events : events.slice(0, untilNewDeal)) {
    const steps = actsOf(current, event);
    shown.push(...steps);
    current = (steps.at(-1)?.view as SseView | undefined) ?? current;
  }
  return shown;
}
