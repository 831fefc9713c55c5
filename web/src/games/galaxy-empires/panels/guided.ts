/** The guide through a first game is there from the start: there is much to learn. */
import { isGuided } from '../../guide/guide.svelte';

export const GAME = 'galaxy-empires';
export const GUIDED = true;

export const guided = (): boolean => isGuided(GAME, GUIDED);
