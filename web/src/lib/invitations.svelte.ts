/** Inviting others: the links of seats that nobody has taken yet, and the address at which others find this page. */
import type { Created } from '../generated/api';
import { api } from './api';
import { recall, remember } from './storage';

type Keys = Record<number, string>;

const place = (id: string): string => `links.${id}`;

/** The secrets of a table's free seats that this browser knows, by seat: it made the table. The server keeps only hashes. */
export function keysOf(id: string): Keys {
  try {
    const kept: unknown = JSON.parse(recall(place(id)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Keys) : {};
  } catch {
    return {};
  }
}

function keep(id: string, keys: Keys): void {
  remember(place(id), Object.keys(keys).length ? JSON.stringify(keys) : null);
}

export const keepKey = (id: string, seat: number, key: string): void => keep(id, { ...keysOf(id), [seat]: key });

export function keepKeys({ id, links }: Created): void {
  keep(id, Object.fromEntries(links.map(({ seat, key }) => [seat, key])));
}

/** Forget the secrets of seats that have been taken: they belong to their players. */
export function forgetTaken(id: string, seats: readonly { seat: number; taken: boolean }[]): void {
  const keys = keysOf(id);
  const free = seats.filter(({ seat, taken }) => !taken && keys[seat]);
  if (free.length < Object.keys(keys).length) keep(id, Object.fromEntries(free.map(({ seat }) => [seat, keys[seat]!])));
}

/** Whether an address means something at this machine alone. */
export const isOnlyHere = (host: string): boolean => /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(host);

/** Where others find this page: where we found it, or where the server says if that is known to this machine alone. */
class Reach {
  origin = $state(location.origin);
  /** No other machine can open the links. */
  onlyHere = $state(false);

  /** Ask again: the server may have been started anew. */
  async look(): Promise<void> {
    if (!isOnlyHere(location.hostname)) return;
    const { network } = await api.addresses().catch(() => ({ network: [] }));
    this.onlyHere = !network.length;
    this.origin = network[0] ? new URL(network[0]).origin : location.origin;
  }

  /** The address of a table: for its spectators, or with a key for the player of a seat. */
  to(id: string, key?: string): string {
    return `${this.origin}/t/${id}${key ? `#${key}` : ''}`;
  }
}

export const reach = new Reach();
