/** What the panels read in a view: names of places, fleets and players. */
import type { GeView } from '../../../generated/games/galaxy-empires';
import { said } from '../../../lib/i18n.svelte';
import type { TableForGame } from '../../game';
import { words } from './words';

export const seen = (table: TableForGame): GeView => table.view as GeView;

/** Whether this may be chosen now, by its short form. */
export const may = (table: TableForGame, action: string): boolean => table.choices.some((choice) => choice.text === action);

export function areaName(view: GeView, id: string): string {
  const area = view.areas.find((one) => one.id === id);
  return area ? said(area.title) : id;
}

/** "Carmine fleet 4" for `carmine-4`. */
export function fleetName(name: string): string {
  const [faction = '', number = ''] = name.split('-');
  const known: Record<string, string> = words().factions;
  return words().fleet(known[faction] ?? faction, number);
}

/** The name of the tile a fleet stands on. */
export function tileOf(view: GeView, name: string): string | undefined {
  return view.fleets.find((fleet) => `${fleet.faction}-${fleet.number}` === name)?.tile;
}

export const isAlive = (view: GeView, seat: number): boolean => view.players[seat]?.out === 0;
