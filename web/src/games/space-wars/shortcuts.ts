/** Keys that do something about the sector one stands on; at a desk, about the one that was looked into last. */
import { tick } from 'svelte';
import type { Action, SwShown } from '../../generated/games/space-wars';
import type { Decision, TableForGame } from '../game';
import { worldsOf } from './desks/catalogue';
import { composerOf } from './desks/dealing/offers.svelte';
import { ordersAt } from './orders-at';
import { looking } from './overlays.svelte';
import type { Picker } from './picker.svelte';
import { planFor, type Sector } from './plan';
import { words } from './words';

type Said = string | undefined;

interface Here {
  picker: Picker;
  table: TableForGame;
  view: SwShown;
  sector: Sector | undefined;
}

export function shortcuts(
  at: string | undefined,
  decision: Decision,
  table: TableForGame,
): Readonly<Record<string, () => Said | Promise<Said>>> {
  const view = table.view as SwShown;
  const here: Here = { picker: decision as Picker, table, view, sector: planFor(view).byKey.get(at ?? looking.sector ?? '') };
  return { q: () => queue(here), x: () => split(here), l: () => load(here), b: () => build(here), t: () => treat(here), m: small };
}

/** Whether a group is picked; the one here, unless another is. */
function holds({ picker, sector }: Here): boolean {
  if (!picker.active) return false;
  if (!picker.source && sector) picker.take(sector.key);
  return picker.source !== undefined;
}

const CREW = '[data-part=crew] input';
const CARGO = '[data-part=cargo] button';

/** Go to the first of some things that can be ticked or pressed; whether there is one. */
async function stand(where: string): Promise<boolean> {
  await tick();
  const found = document.querySelector<HTMLElement>(`${where}:not(:disabled)`);
  found?.focus();
  return found !== null;
}

function queue({ picker, sector }: Here): Said {
  const say = words().shortcuts;
  if (!picker.active || !picker.source) return say.noGroup;
  if (!sector || !picker.queue(sector.key)) return say.notNext;
  return say.queued(picker.way?.steps.length ?? 0, picker.nameOf(sector.key));
}

async function split(here: Here): Promise<Said> {
  const say = words().shortcuts;
  if (!holds(here)) return say.noGroup;
  if (here.picker.able.length < 2) return say.alone;
  here.picker.sendAll(false);
  await stand(CREW);
  return say.split(here.picker.able.length);
}

async function load(here: Here): Promise<Said> {
  const { table, view, sector, picker } = here;
  const isCargo = ({ type }: Action): boolean => ['load', 'unload', 'launch', 'land'].includes(type);
  if (!table.canAct || !sector || !ordersAt(table.choices, sector, view).some(({ action }) => isCargo(action as Action)))
    return words().shortcuts.noCargo;
  looking.sector = sector.key;
  if (picker.target) picker.letGo();
  holds(here);
  if (await stand(CARGO)) return undefined;
  table.goTo('sector'); // of what cannot move, the sector tells
  await stand(CARGO);
  return undefined;
}

function build({ table, view, sector }: Here): Said {
  const world = worldsOf(view, table.seat).find(({ system }) => system === sector?.key);
  if (!world) return words().shortcuts.notYours;
  looking.site = world.system;
  table.goTo('construction_repair');
  return undefined;
}

function treat({ table, view, sector }: Here): Said {
  const owner = sector && view.sectors.each[sector.number]?.owner;
  if (owner === undefined || owner === null || owner === table.seat) return words().shortcuts.noOwner;
  composerOf(table).choose(owner);
  table.goTo('declaration');
  return undefined;
}

function small(): Said {
  looking.small = !looking.small;
  return looking.small ? words().shortcuts.smallShown : words().shortcuts.smallHidden;
}
