/** A tile in words: for the reader of the screen, and for the card beside the pointer. */
import type { AreaSeen, FleetSeen, GeView } from '../../generated/games/galaxy-empires';
import { said } from '../../lib/i18n.svelte';
import type { Picker } from './picker.svelte';
import { words } from './words';

export interface Facts {
  title: string;
  kind: string;
  holder: string | undefined;
  fleet: string | undefined;
  pays: string | undefined;
  note: string | undefined;
}

const areaOf = (view: GeView, tile: string): AreaSeen => view.areas.find(({ tiles }) => tiles.some(({ name }) => name === tile))!;

function holderOf(view: GeView, { kind, holder, closed }: AreaSeen, names: readonly string[]): string | undefined {
  const say = words();
  if (closed && kind !== 'black_hole') return say.closed;
  if (holder !== null) return holder === view.you ? say.heldByYou : say.heldBy(names[holder] ?? '');
  return ['neutral_zone', 'planet', 'black_hole'].includes(kind) ? undefined : say.unheld;
}

function fleetHere(view: GeView, fleet: FleetSeen | undefined, names: readonly string[]): string | undefined {
  if (!fleet) return undefined;
  const say = words();
  const whose = fleet.owner === view.you ? say.yourFleet : say.fleetOf(names[fleet.owner] ?? '');
  return fleet.deliveries === null ? whose : `${whose}, ${say.mines(fleet.deliveries)}`;
}

function paid({ income: [cash, pp], unrest }: AreaSeen): string | undefined {
  const say = words();
  if (unrest) return say.unrest;
  return cash ? say.paysCash(cash) : pp ? say.paysPp(pp) : undefined;
}

export function factsOf(view: GeView, tile: string, names: readonly string[]): Facts {
  const area = areaOf(view, tile);
  const notes: Partial<Record<AreaSeen['kind'], string>> = words().notes;
  return {
    title: said(area.title),
    kind: words().kinds[area.kind],
    holder: holderOf(view, area, names),
    fleet: fleetHere(view, view.fleets.find((fleet) => fleet.tile === tile), names),
    pays: paid(area),
    note: notes[area.kind],
  };
}

/** What may be done with a tile now. */
function chance(tile: string, picker: Picker | undefined): string {
  if (!picker?.active) return '';
  const say = words();
  const area = picker.areaOf(tile)?.id ?? '';
  if (picker.invasion) {
    if (picker.invasion.fleets.includes(tile)) return say.joins;
    return picker.candidates.includes(tile) ? say.canJoin : '';
  }
  if (picker.flight?.target === tile || picker.planet === area) return say.chosen;
  if (picker.ends.has(tile)) return say.canGo;
  if (picker.prey.has(area)) return picker.disruptions.has(area) ? say.canDisrupt : say.canInvade;
  if (picker.source === tile) return say.picked;
  return picker.movable.has(tile) ? say.canMove : picker.pickable.includes(tile) ? say.canDeploy : '';
}

/** "D1. Rampart Reach, frontier. Held by Ines. Your fleet. Can move." */
export function spoken(view: GeView, tile: string, names: readonly string[], picker?: Picker): string {
  const { title, kind, holder, fleet, pays } = factsOf(view, tile, names);
  const sentences = [tile, `${title}, ${kind}`, holder, fleet, pays].filter((part) => part !== undefined).map((part) => `${part}.`);
  return [...sentences, chance(tile, picker)].filter(Boolean).join(' ');
}
