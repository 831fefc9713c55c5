/** Who has what where: the craft of a view by sector and owner. Worked out once for a view. */
import type { SwView } from '../../generated/games/space-wars';
import { HEAVIEST, printed } from './printed';

export interface Group {
  seat: number;
  at: number;
  /** Names of the craft, the heaviest first. */
  craft: readonly string[];
  /** How many of each kind, fighters and pods in space among them. */
  kinds: ReadonlyMap<string, number>;
  /** How many of them can fight and move. */
  warships: number;
}

const weight = (kind: string): number => HEAVIEST.indexOf(kind);

function groupOf(view: SwView, at: number, seat: number, craft: readonly string[]): Group {
  const kinds = new Map<string, number>();
  for (const name of craft) {
    const { kind } = view.fleets.craft[name]!;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  (view.sectors.each[at]?.small?.[seat] ?? []).forEach((count, n) => count && kinds.set(printed.small[n]!, count));
  const warships = [...kinds].reduce(
    (sum, [kind, count]) => sum + (printed.craft[kind]?.battle && printed.craft[kind]?.class !== 'base' ? count : 0),
    0,
  );
  return {
    seat,
    at,
    craft: craft.toSorted(
      (a, b) => weight(view.fleets.craft[a]!.kind) - weight(view.fleets.craft[b]!.kind) || a.localeCompare(b, 'en', { numeric: true }),
    ),
    kinds: new Map([...kinds].toSorted(([a], [b]) => weight(a) - weight(b))),
    warships,
  };
}

/** The groups in each sector, one's own first. */
function found(view: SwView): ReadonlyMap<number, readonly Group[]> {
  const craft = new Map<number, Map<number, string[]>>();
  const here = (at: number, seat: number): string[] => {
    const owners = craft.get(at) ?? craft.set(at, new Map()).get(at)!;
    return owners.get(seat) ?? owners.set(seat, []).get(seat)!;
  };
  for (const [name, { at, owner }] of Object.entries(view.fleets.craft)) here(at, owner).push(name);
  view.sectors.each.forEach(({ small }, at) => Object.keys(small ?? {}).forEach((seat) => here(at, Number(seat))));
  const foremost = (seat: number): number => (seat === view.you ? -1 : seat);
  return new Map(
    [...craft].map(([at, owners]) => [
      at,
      [...owners].map(([seat, names]) => groupOf(view, at, seat, names)).toSorted((a, b) => foremost(a.seat) - foremost(b.seat)),
    ]),
  );
}

const kept = new WeakMap<SwView, ReadonlyMap<number, readonly Group[]>>();

export function groupsIn(view: SwView): ReadonlyMap<number, readonly Group[]> {
  return kept.get(view) ?? kept.set(view, found(view)).get(view)!;
}

export const groupsAt = (view: SwView, at: number): readonly Group[] => groupsIn(view).get(at) ?? [];
