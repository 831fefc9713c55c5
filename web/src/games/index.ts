/** Every game the page can show, by its id; fetched when a table of it is opened. A new game is one line here. */
import type { GameOnPage } from './game';

export const games: Record<string, () => Promise<GameOnPage>> = {
  'small-star-empires': () => import('./small-star-empires').then((game) => game.smallStarEmpires),
  'galaxy-empires': () => import('./galaxy-empires').then((game) => game.galaxyEmpires),
};

/** The game that plays itself on the home page. */
export { front } from './small-star-empires/front';
