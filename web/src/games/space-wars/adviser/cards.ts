/** Works to choose from: what the adviser would build, and beside it what else makes sense. */
import type { Cost, Text, Way } from '../../../generated/games/space-wars';
import { told } from '../desks/orders';
import type { Order } from '../desks/draft.svelte';
import { inList, type Row } from './rows';

export interface Card {
  icon: string;
  title: string;
  brings: Text | null | undefined;
  why: Text | undefined;
  cost: Cost | undefined;
  /** What it adds to the form; the same several times is one card. */
  orders: readonly Order[];
  /** Whether the adviser would take it. */
  mine: boolean;
}

const FEWEST = 3;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Everything that is proposed, and of the rest as many as make three, but one at least. */
export function cardsOf(proposed: readonly Order[], rows: readonly Row[], ways: readonly Way[]): Card[] {
  const own = rows.map((row): Card => {
    const orders = proposed.filter((order) => same(order, row.order));
    const way = ways.find(({ order }) => same(order, row.order));
    const cost = orders.length === 1 ? way?.cost : undefined;
    return { icon: row.icon, title: row.title, brings: row.why, why: way?.why, cost, orders, mine: true };
  });
  const others = ways
    .filter(({ order, is_best }) => is_best && !proposed.some((one) => same(one, order)))
    .map((way): Card => {
      const { icon } = told(way.order, []);
      return { icon, title: inList(way.title), brings: way.brings, why: way.why, cost: way.cost, orders: [way.order], mine: false };
    });
  return others.length ? [...own, ...others.slice(0, Math.max(1, FEWEST - own.length))] : [];
}
