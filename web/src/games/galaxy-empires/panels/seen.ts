/** What the panels read in a view: names of places, fleets and players. */
import type { Action, FleetSeen, GeView } from '../../../generated/games/galaxy-empires';
import { said } from '../../../lib/i18n.svelte';
import type { Choice, TableForGame } from '../../game';
import { ordering } from '../choices';
import { words } from './words';

export const seen = (table: TableForGame): GeView => table.view as GeView;

/** The choice that gives this order now, where it may be given. */
export const choiceTo = <A extends Action>(table: TableForGame, type: A['type'], wanted?: Partial<A>): Choice | undefined =>
  ordering<A>(table.choices, type, wanted);

export function areaName(view: GeView, id: string): string {
  const area = view.areas.find((one) => one.id === id);
  return area ? said(area.title) : id;
}

/** The fleet that an offer calls so. */
export const fleetCalled = (view: GeView, name: string): FleetSeen | undefined => view.fleets.find((fleet) => fleet.name === name);

/** "Carmine fleet 4"; a fleet that is lost by now is called as it was written. */
export function fleetName(view: GeView, name: string): string {
  const fleet = fleetCalled(view, name);
  const known: Record<string, string> = words().factions;
  return fleet ? words().fleet(known[fleet.faction] ?? fleet.faction, String(fleet.number)) : name;
}

export const isAlive = (view: GeView, seat: number): boolean => view.players[seat]?.out === 0;
