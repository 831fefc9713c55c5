/** How what happened is shown: the events of an entry as a few acts, each with the view it leaves behind. */
import type { Entry } from '../../generated/api';
import type { Event, FleetSeen, GeView } from '../../generated/games/galaxy-empires';
import type { Act } from '../game';
import { distance, type Hex } from '../hex';

export type Dice = [number, number] | null;

export type Motion =
  | { kind: 'fly'; seat: number; from: string; to: string; passage: boolean; ms: number }
  | { kind: 'claim'; area: string; seat: number; ms: number }
  | { kind: 'build'; tile: string; seat: number; ms: number }
  | { kind: 'burst'; tile: string; seat: number; ms: number }
  | { kind: 'dice'; area: string; attacker: number; defender: number; attack: Dice; defence: Dice; left: [number, number]; ms: number }
  | { kind: 'die'; seat: number; die: number; gained: number; ms: number }
  | { kind: 'gain'; tile: string; seat: number; cash: number; ms: number };

const MS = { hex: 130, shortest: 280, longest: 700, passage: 800, claim: 260, build: 320, burst: 420, tick: 250, die: 800, gain: 520 };
/** A long war is rolled faster, so that it lasts no longer than this. */
const LONGEST_WAR = 7000;

const atOf = (view: GeView, name: string): Hex | undefined => view.areas.flatMap((area) => area.tiles).find((tile) => tile.name === name)?.at;

function flightMs(view: GeView, from: string, to: string): number {
  const [a, b] = [atOf(view, from), atOf(view, to)];
  return a && b ? Math.min(MS.longest, Math.max(MS.shortest, MS.hex * distance(a, b))) : MS.shortest;
}

const withFleets = (view: GeView, fleets: FleetSeen[]): GeView => ({ ...view, fleets });
const without = (view: GeView, tile: string): GeView => withFleets(view, view.fleets.filter((fleet) => fleet.tile !== tile));

/** The view is there before anything moves on it, so that a motion never begins on the view before. */
const moving = (view: GeView, motion: Motion): Act[] => [
  { view, ms: 0 },
  { view, motion, ms: motion.ms },
];

function flown(view: GeView, seat: number, from: string, to: string, passage = false): Act[] {
  const fleet = view.fleets.find(({ tile }) => tile === from);
  if (!fleet) return [];
  const gone = without(view, from);
  const arrived = withFleets(gone, [...gone.fleets, { ...fleet, tile: to, deliveries: null }]);
  const motion: Motion = { kind: 'fly', seat, from, to, passage, ms: passage ? MS.passage : flightMs(view, from, to) };
  return [...moving(gone, motion), { view: arrived, ms: 0 }];
}

function lost(view: GeView, seat: number, tile: string): Act[] {
  return moving(without(view, tile), { kind: 'burst', tile, seat, ms: MS.burst });
}

function claimed(view: GeView, area: string, seat: number): Act[] {
  const held = { ...view, areas: view.areas.map((one) => (one.id === area ? { ...one, holder: seat } : one)) };
  return moving(held, { kind: 'claim', area, seat, ms: MS.claim });
}

function built(view: GeView, event: Event & { type: 'deployed' }): Act[] {
  const { seat, tile } = event;
  const faction = view.players[seat]?.faction ?? '';
  const fleet: FleetSeen = { tile, owner: seat, faction, number: 0, deliveries: null, name: '' };
  return moving(withFleets(view, [...view.fleets, fleet]), { kind: 'build', tile, seat, ms: MS.build });
}

function delivered(view: GeView, event: Event & { type: 'delivered' }): Act[] {
  const { seat, planet, cash, left } = event;
  const tile = view.areas.find(({ id }) => id === planet)?.tiles[0]?.name;
  if (!tile) return [];
  const paid = withFleets(view, view.fleets.map((fleet) => (fleet.tile === tile ? { ...fleet, deliveries: left } : fleet)));
  return moving(paid, { kind: 'gain', tile, seat, cash, ms: MS.gain });
}

/** What an act of a war needs to know besides its event. */
interface WarShown {
  area: string;
  tickMs: number;
}

function ticked(view: GeView, event: Event & { type: 'war_tick' }, { area, tickMs: ms }: WarShown): Act[] {
  const { attacker, defender, attack, defence, invaders, defenders } = event;
  return moving(view, { kind: 'dice', area, attacker, defender, attack, defence, left: [invaders, defenders], ms });
}

function actsOf(view: GeView, event: Event, war: WarShown): Act[] {
  switch (event.type) {
    case 'fleet_moved':
      return flown(view, event.seat, event.origin, event.target, event.passage);
    case 'fleet_placed':
    case 'fleet_returned':
      return flown(view, event.seat, event.origin, event.target);
    case 'claimed':
      return claimed(view, event.area, event.seat);
    case 'war_ended':
      return ['won', 'surrendered'].includes(event.outcome) ? claimed(view, event.area, event.attacker) : [];
    case 'deployed':
      return built(view, event);
    case 'fleet_lost':
      return lost(view, event.seat, event.tile);
    case 'war_tick':
      return ticked(view, event, war);
    case 'delivered':
      return delivered(view, event);
    case 'pp_rolled':
      return moving(view, { kind: 'die', seat: event.seat, die: event.die, gained: event.gained, ms: MS.die });
    default:
      return [];
  }
}

function warIn(view: GeView, events: readonly Event[]): WarShown {
  const declared = events.find((event) => event.type === 'war_declared' || event.type === 'war_ended');
  const ticks = events.filter((event) => event.type === 'war_tick').length || 1;
  return { area: declared?.area ?? view.war?.target ?? '', tickMs: Math.min(MS.tick, LONGEST_WAR / ticks) };
}

/** The steps of showing an entry, beginning from a view. */
export function acts(view: GeView, entry: Entry): Act[] {
  const events = entry.events as Event[];
  const war = warIn(view, events);
  const shown: Act[] = [];
  let current = view;
  for (const event of events) {
    const steps = actsOf(current, event, war);
    shown.push(...steps);
    current = (steps.at(-1)?.view as GeView | undefined) ?? current;
  }
  return shown;
}

/** Where an entry left its marks: ways that were flown, and tiles where something came or went. */
export interface Marks {
  ways: { from: string; to: string; passage: boolean }[];
  tiles: string[];
  areas: string[];
}

export function marksOf(entry: Entry | undefined): Marks | undefined {
  const events = (entry?.events ?? []) as Event[];
  const ways = events.flatMap((event) => {
    if (event.type === 'fleet_moved') return [{ from: event.origin, to: event.target, passage: event.passage }];
    return event.type === 'fleet_placed' || event.type === 'fleet_returned' ? [{ from: event.origin, to: event.target, passage: false }] : [];
  });
  const tiles = events.flatMap((event) => (event.type === 'deployed' ? [event.tile] : []));
  const areas = events.flatMap((event) => {
    if (event.type === 'disrupted') return [event.planet];
    return event.type === 'war_declared' || event.type === 'war_ended' ? [event.area] : [];
  });
  return ways.length || tiles.length || areas.length ? { ways, tiles, areas: [...new Set(areas)] } : undefined;
}
