/** How what happened is shown: the events of an entry as a few acts, each with the view it leaves behind. */
import type { Entry } from '../../generated/api';
import type { Event, FleetSeen, GeView } from '../../generated/games/galaxy-empires';
import { said } from '../../lib/i18n.svelte';
import type { Act, Roll } from '../game';
import { distance, type Hex } from '../hex';
import { words } from './words';

export type Motion =
  | { kind: 'fly'; seat: number; from: string; to: string; passage: boolean; ms: number }
  | { kind: 'claim'; area: string; seat: number; ms: number }
  | { kind: 'build'; tile: string; seat: number; ms: number }
  | { kind: 'burst'; tile: string; seat: number; ms: number }
  | { kind: 'gain'; tile: string; seat: number; cash: number; ms: number };

const MS = { hex: 130, shortest: 280, longest: 700, passage: 800, claim: 260, build: 320, burst: 420, tick: 250, lie: 1700, gain: 520 };
/** A long war is rolled faster, so that it lasts no longer than this. */
const LONGEST_WAR = 3000;

const atOf = (view: GeView, name: string): Hex | undefined =>
  view.areas.flatMap((area) => area.tiles).find((tile) => tile.name === name)?.at;

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

const tileIn = (view: GeView, area: string | undefined): string | undefined => view.areas.find(({ id }) => id === area)?.tiles[0]?.name;

/** What an act of a war needs to know besides its event. */
interface WarShown {
  area: string;
  tickMs: number;
  last: (Event & { type: 'war_tick' }) | undefined;
}

function thrownIn({ attacker, defender, attack, defence }: Event & { type: 'war_tick' }): Roll['thrown'] {
  const sides = [{ seat: attacker, dice: attack }, { seat: defender, dice: defence }];
  return sides.flatMap(({ seat, dice }) => (dice ? [{ seat, dice }] : []));
}

function ticked(view: GeView, event: Event & { type: 'war_tick' }, { area, tickMs: ms }: WarShown): Act[] {
  return [
    {
      view,
      roll: { thrown: thrownIn(event), told: words().warStands(event.invaders, event.defenders), at: tileIn(view, area), own: false },
      ms,
    },
  ];
}

/** How a war ended: the dice that decided it lie where it was fought. */
function fought(view: GeView, event: Event & { type: 'war_ended' }, told: string, { last }: WarShown): Act[] {
  const { attacker, defender, area, outcome } = event;
  const after = ['won', 'surrendered'].includes(outcome) ? claimed(view, area, attacker) : [];
  if (!last) return after;
  const own = view.you === attacker || view.you === defender;
  return [...after, { view: after.at(-1)?.view ?? view, roll: { thrown: thrownIn(last), told, at: tileIn(view, area), own }, ms: MS.lie }];
}

function rolled(view: GeView, event: Event & { type: 'pp_rolled' }, told: string): Act[] {
  const { seat, die } = event;
  return [
    {
      view,
      roll: { thrown: [{ seat, dice: [die] }], told, at: tileIn(view, view.players[seat]?.home), own: seat === view.you },
      ms: MS.lie,
    },
  ];
}

function actsOf(view: GeView, event: Event, told: string, war: WarShown): Act[] {
  switch (event.type) {
    case 'fleet_moved':
      return flown(view, event.seat, event.origin, event.target, event.passage);
    case 'fleet_placed':
    case 'fleet_returned':
      return flown(view, event.seat, event.origin, event.target);
    case 'claimed':
      return claimed(view, event.area, event.seat);
    case 'war_ended':
      return fought(view, event, told, war);
    case 'deployed':
      return built(view, event);
    case 'fleet_lost':
      return lost(view, event.seat, event.tile);
    case 'war_tick':
      return ticked(view, event, war);
    case 'delivered':
      return delivered(view, event);
    case 'pp_rolled':
      return rolled(view, event, told);
    default:
      return [];
  }
}

function warIn(view: GeView, events: readonly Event[]): WarShown {
  const declared = events.find((event) => event.type === 'war_declared' || event.type === 'war_ended');
  const ticks = events.filter((event) => event.type === 'war_tick');
  return {
    area: declared?.area ?? view.war?.target ?? '',
    tickMs: Math.min(MS.tick, LONGEST_WAR / (ticks.length || 1)),
    last: ticks.at(-1),
  };
}

/** The steps of showing an entry, beginning from a view. */
export function acts(view: GeView, entry: Entry): Act[] {
  const events = entry.events as Event[];
  const war = warIn(view, events);
  const shown: Act[] = [];
  let current = view;
  for (const [n, event] of events.entries()) {
    const told = entry.told[n];
    const steps = actsOf(current, event, told ? said(told) : '', war);
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
    return event.type === 'fleet_placed' || event.type === 'fleet_returned'
      ? [{ from: event.origin, to: event.target, passage: false }]
      : [];
  });
  const tiles = events.flatMap((event) => (event.type === 'deployed' ? [event.tile] : []));
  const areas = events.flatMap((event) => {
    if (event.type === 'disrupted') return [event.planet];
    return event.type === 'war_declared' || event.type === 'war_ended' ? [event.area] : [];
  });
  return ways.length || tiles.length || areas.length ? { ways, tiles, areas: [...new Set(areas)] } : undefined;
}
