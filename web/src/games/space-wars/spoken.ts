/** A sector in words: for the reader of the screen, and for the card beside the pointer. */
import type { SwShown, SwView } from '../../generated/games/space-wars';
import { groupsAt, type Group } from './fleets';
import type { Picker } from './picker.svelte';
import { planFor, sectorTitle, type Sector } from './plan';
import { capital, named, printed } from './printed';
import { words } from './words';

/** "medium grey planet". */
export function kindOfWorld(sector: Sector): string {
  const system = sector.system && printed.systems[sector.system];
  if (!system) return named('tile', sector.kind);
  const kind = named('tile', system.kind);
  return system.typology === 'home' ? kind : `${kind}, ${named('typology', system.typology)}`;
}

export function flagOf(view: SwView, at: number, names: readonly string[]): string {
  const owner = view.sectors.each[at]?.owner ?? null;
  if (owner === null) return words().noFlag;
  return owner === view.you ? words().yourFlag : words().flagOf(names[owner] ?? '');
}

/** "2 × cruiser, outpost". */
export const inShort = (group: Group): string =>
  [...group.kinds].map(([kind, count]) => (count > 1 ? words().several(count, named('craft', kind)) : named('craft', kind))).join(', ');

/** Who holds a sector, where that is not whose flag it has; and what shuts a world in. */
function heldIn({ chart, sectors }: SwShown, at: number, names: readonly string[]): string[] {
  const say = words().inspect;
  const keeper = sectors.each[at]?.owner === null ? undefined : chart?.managers?.[at];
  const world = chart?.worlds?.[at];
  return [
    ...(keeper === null ? [say.contested] : keeper === undefined ? [] : [say.heldBy(names[keeper] ?? '')]),
    ...(world?.blocked ? [say.blocked] : []),
    ...(world?.blockade ? [say.blockade(...world.blockade)] : []),
  ].map((sentence) => sentence.replace(/\.$/, ''));
}

export interface Facts {
  title: string;
  kind: string;
  flag: string;
  notes: string[];
}

export function factsOf(view: SwView, key: string, names: readonly string[]): Facts {
  const say = words();
  const sector = planFor(view).byKey.get(key)!;
  const at = sector.number;
  const here = view.sectors.each[at]!;
  const system = here.system ?? undefined;
  const strength = (view as SwShown).chart?.strengths?.[at];
  const groups = groupsAt(view, at).map((group) =>
    say.groupOf(group.seat === view.you ? say.yours : (names[group.seat] ?? ''), inShort(group)),
  );
  const events = view.happenings.events.filter((event) => event.at === at).map(({ kind }) => say.event(named('event', kind)));
  const missions = Object.entries(view.happenings.missions)
    .filter(([, place]) => place === at)
    .map(([id]) => say.mission(named('mission', id), printed.missions[id]?.level ?? 1));
  return {
    title: sectorTitle(sector),
    kind: capital(kindOfWorld(sector)),
    flag: flagOf(view, at, names),
    notes: [
      ...heldIn(view as SwShown, at, names),
      ...(system?.natives ? [say.natives(system.natives)] : []),
      ...(system?.slaves ? [say.slaves(system.slaves)] : []),
      ...(system?.aliens ? [say.aliens(system.aliens)] : []),
      ...(system?.contamination ? [say.contaminated(system.contamination)] : []),
      ...(strength ? [say.strength(strength)] : []),
      ...(here.mines ? [say.mines(here.mines)] : []),
      ...groups,
      ...events,
      ...missions,
    ],
  };
}

function chance(key: string, picker: Picker | undefined): string {
  if (!picker?.active) return '';
  const say = words();
  if (picker.target === key) return say.chosen;
  if (picker.source === key) return say.picked;
  if (picker.ends.has(key)) return say.canGo;
  return picker.movable.has(key) ? say.canMove : '';
}

/** "Draconis 32, sector 6-28. Medium planet, grey. Your flag. Yours: 2 × cruiser. Has craft that can move." */
export function spoken(view: SwView, key: string, names: readonly string[], picker?: Picker): string {
  const { title, kind, flag, notes } = factsOf(view, key, names);
  const { name } = planFor(view).byKey.get(key)!;
  return [`${title}, ${name}.`, ...[kind, flag, ...notes].map((part) => `${part}.`), chance(key, picker)].filter(Boolean).join(' ');
}
