/** What the server is asked about a person. */
import type { Done, History, PersonPage } from '../../generated/api';
import { ask } from '../../lib/api';

export interface Wanted {
  game: string | null;
  opponent: string | null;
  result: 'won' | 'lost' | null;
}

const at = (address: string): string => `/people/${encodeURIComponent(address)}`;

export const persons = {
  page: (address: string) => ask<PersonPage>(at(address)),
  games: (address: string, wanted: Wanted, before: string | null) =>
    ask<History>(`${at(address)}/games`, { query: { ...wanted, before } }),
  block: (address: string) => ask<Done>('/me/blocks/person', { post: { address } }),
};
