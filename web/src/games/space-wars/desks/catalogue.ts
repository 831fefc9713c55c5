/** What can be built in a world: every structure, craft, legion and officer, whether it can be had now, and where it stands. */
import type { Cost, SwShown, SwView, System } from '../../../generated/games/space-wars';
import type { TableForGame } from '../../game';
import { printed } from '../printed';
import type { Order } from './draft.svelte';
import { found } from './found';
import { keyOfSector } from './orders';

export interface Item {
  id: string;
  order: Order;
  /** Whether the table has offered it. */
  possible: boolean;
  level?: [from: number, to: number];
  cost?: Cost | undefined;
  points?: number;
}

export interface World {
  system: string;
  at: number;
  tokens: readonly number[];
  surface: System;
}

export const worldsOf = (view: SwView, seat: number | undefined): World[] =>
  view.sectors.each.flatMap((sector, at) =>
    sector.owner === seat && sector.system
      ? [{ system: keyOfSector(view, at), at, tokens: sector.tokens ?? [], surface: sector.system }]
      : [],
  );

const same = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other);

export function structuresIn(table: TableForGame, { system, at, surface }: World): Item[] {
  const costs = (table.view as SwShown).chart.worlds?.[at]?.costs;
  const offered = found(table.choices, 'build');
  return Object.values(printed.structures)
    .filter(({ where }) => where !== 'base_sector')
    .map(({ id, levelled }) => {
      const order: Order = { type: 'build', system, structure: id };
      const from = levelled ? (surface.levels?.[printed.levels.indexOf(id)] ?? 0) : Number(surface.singles?.includes(id) ?? false);
      return {
        id,
        order,
        possible: offered.some((one) => same(one.order, order)),
        cost: costs?.[id],
        ...(levelled ? { level: [from, from + 1] as [number, number] } : {}),
      };
    });
}

export function unitsIn(table: TableForGame, { system }: World): Item[] {
  const offered = found(table.choices, 'commission');
  const units = [
    ...Object.values(printed.craft).map(({ id, cost, defence }) => ({ id, cost, points: defence })),
    ...Object.values(printed.legions)
      .filter(({ build_in }) => build_in.includes('shipyard'))
      .map(({ id, cost, yard_points }) => ({ id, cost, points: yard_points })),
  ];
  return units.map(({ id, cost, points }) => {
    const order: Order = { type: 'commission', system, unit: id };
    return { id, order, possible: offered.some((one) => same(one.order, order)), cost, points };
  });
}
