/** The desk of attacks among what stands beside the map: there while something can be attacked, or is fought for on the ground. */
import type { SwShown } from '../../../../generated/games/space-wars';
import type { GamePanel, TableForGame } from '../../../game';
import { isAdvised } from '../../adviser/adviser.svelte';
import Assault from './Assault.svelte';
import { groundIn } from './ground';
import { assaultIn } from './openings';
import { words } from './words';

const isOn = (table: TableForGame): boolean => groundIn(table.view as SwShown) !== undefined || assaultIn(table) !== undefined;
const isOwed = (table: TableForGame): boolean => table.asked?.kind === 'groundbattle' || assaultIn(table) !== undefined;

export const assaultPanel: GamePanel = {
  id: 'assault',
  label: () => words().label,
  icon: 'sw-p-ground',
  wide: true,
  Panel: Assault,
  shows: isOn,
  wanted: (table, hides) => isOwed(table) && !(hides && isAdvised(table)),
  badge: (table) => (isOwed(table) ? 1 : undefined),
};
