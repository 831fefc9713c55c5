/** What a newcomer is shown first: the own home, what there is, and what lies near. */
import type { SwShown } from '../../../generated/games/space-wars';
import type { Plan, Sector } from '../plan';
import { printed } from '../printed';

const STEPS = 2;

/** The home, and the sectors within two steps of it. */
export function nearOf(plan: Plan, home: string): Sector[] {
  const found = new Set([home]);
  for (let step = 0; step < STEPS; step++)
    for (const key of [...found]) for (const { key: beside } of plan.beside.get(key) ?? []) found.add(beside);
  return [...found].map((key) => plan.byKey.get(key)!);
}

export interface Arrival {
  home: string;
  cities: number;
  laboratories: number;
  craft: number;
  sectors: number;
  /** Systems among them that nobody holds. */
  free: number;
}

export function arrivalOf(view: SwShown, plan: Plan, seat: number): Arrival {
  const { key: home, number } = plan.sectors[view.galaxy.homes[seat]!]!;
  const near = nearOf(plan, home).filter(({ key }) => key !== home);
  const level = (structure: string): number => view.sectors.each[number]?.system?.levels?.[printed.levels.indexOf(structure)] ?? 0;
  return {
    home,
    cities: level('city'),
    laboratories: level('research_center'),
    craft: Object.values(view.fleets.craft).filter(({ owner }) => owner === seat).length,
    sectors: near.length,
    free: near.filter(({ system, number: here }) => system && (view.sectors.each[here]?.owner ?? null) === null).length,
  };
}
