/** What can be attacked now. */
import type { TableForGame } from '../../../game';
import { found } from '../found';

export type Opening = 'space_battle' | 'bombardment' | 'ground_battle' | 'interception' | 'mustering';

/** What can be attacked now, or has to be decided about an attack. */
export function assaultIn(table: TableForGame): Opening | undefined {
  const { choices } = table;
  if (found(choices, 'intercept').length) return 'interception';
  if (found(choices, 'join').length) return 'mustering';
  if (found(choices, 'engage').length) return 'space_battle';
  if (found(choices, 'bombard').length) return 'bombardment';
  return found(choices, 'invade').length ? 'ground_battle' : undefined;
}
