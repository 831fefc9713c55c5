/** Which hexes an action names, and which actions are meant by the hexes that were pointed at. */
import type { Choice } from '../game';
import { keyOf, type Hex, type HexKey } from '../hex';

export interface Order {
  choice: Choice;
  /** The hexes it names, each once, in the order of its fields. */
  hexes: readonly HexKey[];
}

const isHex = (value: unknown): value is Hex => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

/** The hexes of the board in a value: a hex is a pair [q, r], alone or in lists and records. */
function hexesIn(value: unknown, board: ReadonlySet<HexKey>): HexKey[] {
  if (isHex(value) && board.has(keyOf(value))) return [keyOf(value)];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap((part) => hexesIn(part, board)) : [];
}

export const orderOf = (choice: Choice, board: ReadonlySet<HexKey>): Order => ({
  choice,
  hexes: [...new Set(hexesIn(choice.action, board))],
});

/** The orders that name all of these hexes. */
export const naming = (orders: readonly Order[], hexes: readonly HexKey[]): Order[] =>
  orders.filter((order) => hexes.every((key) => order.hexes.includes(key)));

/** The orders that name just these hexes; where the order of two matters, those that name them in this one. */
export function meaning(orders: readonly Order[], hexes: readonly HexKey[]): Order[] {
  const complete = naming(orders, hexes).filter((order) => order.hexes.length === hexes.length);
  const inOrder = complete.filter((order) => order.hexes.every((key, n) => key === hexes[n]));
  return inOrder.length ? inOrder : complete;
}

/** The hexes that are pointed at after one more: those before are kept as long as an order names all of them. */
export function pointedAt(orders: readonly Order[], before: readonly HexKey[], next: HexKey): HexKey[] {
  for (let kept = before; ; kept = kept.slice(0, -1)) {
    if (naming(orders, [...kept, next]).length) return [...kept, next];
    if (!kept.length) return [];
  }
}
