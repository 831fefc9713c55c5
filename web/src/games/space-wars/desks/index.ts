/** What stands beside the map: a desk for each part of a turn, in the order of the dock. */
import type { Template } from '../../../generated/api';
import type { Choice, GamePanel } from '../../game';

export const desks: readonly GamePanel[] = [];

/** Whether a desk has a place for this, so that the table need not show it. */
export const handles = (_what: Template | Choice): boolean => false;
