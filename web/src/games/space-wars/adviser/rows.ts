/** A proposal as rows: who goes where, or what is built, with its reason. Which craft go together and what they carry on
 * the way is drawn together, so that a plan of twenty orders is a few lines. */
import type { Further, Hint, Text } from '../../../generated/api';
import type { Action, SwShown } from '../../../generated/games/space-wars';
import { said } from '../../../lib/i18n.svelte';
import type { Order } from '../desks/draft.svelte';
import { placeName, told } from '../desks/orders';
import { planFor } from '../plan';
import { capital, kindOf, named, pieceName, printed } from '../printed';
import { words } from './words';

export interface Row {
  icon: string;
  title: string;
  why: Text | undefined;
  /** What is to be set up where this is to be changed by hand. */
  order?: Action;
  /** The sectors it leads from and to, where it leads somewhere. */
  from?: string;
  to?: string;
}

/** Who an order of a movement is about. */
function craftOf(order: Action): string | undefined {
  switch (order.type) {
    case 'move':
    case 'gate':
      return order.craft[0];
    case 'jump':
    case 'warp':
      return order.craft;
    case 'load':
    case 'unload':
      return order.carrier;
    default:
      return undefined;
  }
}

const goalOf = (order: Action): string | undefined =>
  order.type === 'move' || order.type === 'gate' || order.type === 'jump' || order.type === 'warp' ? order.to : undefined;

/** The orders of a plan about one craft, one after the other. */
function flight(craft: string, orders: readonly Further[], view: SwShown): Row {
  const actions = orders.map(({ action }) => action as Action);
  const goals = actions.flatMap((order) => goalOf(order) ?? []);
  const goal = goals.at(-1);
  const at = view.fleets.craft[craft]?.at;
  const from = at === undefined ? undefined : planFor(view).sectors[at]?.key;
  const going = actions.find((order) => goalOf(order) !== undefined);
  const many = going && 'craft' in going && Array.isArray(going.craft) ? going.craft.length : 1;
  const name = many > 1 ? words().several(many) : capital(pieceName(craft));
  return {
    icon: `sw-c-${kindOf(craft)}`,
    title: goal === undefined ? inList(orders[0]!.order) : words().flight(name, placeName(goal)),
    why: orders.find(({ why }) => why)?.why ?? undefined,
    order: going ?? actions[0]!,
    ...(from && goal && from !== goal && { from, to: goal }),
  };
}

function ofPlan(hint: Hint, view: SwShown, names: readonly string[]): Row[] {
  const first: Further = { action: hint.action, order: hint.why.order, why: hint.why.brings[0] ?? null };
  const about = new Map<string, Further[]>();
  for (const order of [first, ...hint.further]) {
    const action = order.action as Action;
    if (action.type === 'end') continue;
    const key = craftOf(action) ?? order.action;
    const name = typeof key === 'string' ? key : JSON.stringify(key);
    about.set(name, [...(about.get(name) ?? []), order]);
  }
  return [...about].map(([key, orders]) => {
    const action = orders[0]!.action as Action;
    if (craftOf(action)) return flight(key, orders, view);
    return { ...plain(action, orders[0]!.order, names), why: orders[0]!.why ?? undefined };
  });
}

/** An order in words, as it stands in a list. */
export const inList = (order: Text): string => capital(said(order)).replace(/\.$/, '');

/** One order by itself, as it stands in lists or else in its own words. */
function plain(action: Action, order: Text, names: readonly string[]): Row {
  const { icon } = told(action as Order, names);
  return { icon, title: inList(order), why: undefined, order: action };
}

/** Of a form, the same order several times is one row. */
function ofForm(orders: readonly Order[], hint: Hint, names: readonly string[]): Row[] {
  const found = new Map<string, { row: Row; count: number }>();
  orders.forEach((order, n) => {
    const key = JSON.stringify(order);
    const known = found.get(key);
    if (known) return void known.count++;
    const { title, icon } = told(order, names);
    const part = hint.parts[n];
    const row = { icon, title: part ? inList(part.order) : title, why: part?.why ?? undefined, order };
    found.set(key, { row, count: 1 });
  });
  return [...found.values()].map(({ row, count }) => ({ ...row, title: count > 1 ? `${row.title} × ${count}` : row.title }));
}

export function rowsOf(hint: Hint, view: SwShown, names: readonly string[]): Row[] {
  const action = hint.action as Action;
  if (action.type === 'form') return ofForm(action.orders as Order[], hint, names);
  if (action.type === 'choose_technologies')
    return [action.level3, ...action.level2].map((id, n) => ({
      icon: `sw-t-${branchOf(id)}`,
      title: capital(named('technology', id)),
      why: hint.parts[n]?.why ?? undefined,
    }));
  return ofPlan(hint, view, names);
}

const branchOf = (technology: string): string =>
  Object.entries(printed.rows).find(([, row]) => row.some(({ id }) => id === technology))?.[0] ?? '';
