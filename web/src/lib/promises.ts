/** The promises of tables that this browser was shown: what it noted itself, it can check without trusting anybody. */
import { recall, remember } from './storage';

export interface Noted {
  fingerprint: string;
  /** When, in milliseconds. */
  at: number;
}

const KEY = 'promises';
const MOST = 200;

function all(): Record<string, Noted> {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Noted>) : {};
  } catch {
    return {};
  }
}

export const noted = (table: string): Noted | undefined => all()[table];

/** Note what a table that still runs promises; the first time is the one that counts. */
export function note(table: string, commitment: string, now = Date.now()): void {
  const known = all();
  if (known[table]) return;
  const newest = Object.entries({ ...known, [table]: { fingerprint: commitment.split('.')[0] ?? '', at: now } });
  remember(KEY, JSON.stringify(Object.fromEntries(newest.slice(-MOST))));
}

/** The fingerprint of a secret, made here; undefined where the browser gives no means to, as on a page that is not secure. */
export async function fingerprintOf(seed: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`stellarch seed\n${seed}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
