/** Every game the page can show, by its id; fetched when a table of it is opened. A new game is one line here. */
import type { GameInfo } from '../generated/api';
import { allGames } from '../lib/games';
import type { GameOnPage } from './game';

export const games: Record<string, () => Promise<GameOnPage>> = {
  'small-star-empires': () => import('./small-star-empires').then((game) => game.smallStarEmpires),
  'galaxy-empires': () => import('./galaxy-empires').then((game) => game.galaxyEmpires),
  'space-wars': () => import('./space-wars').then((game) => game.spaceWars),
};

/** What can be played on this page: of the games that the server has, those it can show. */
export const playable = async (): Promise<GameInfo[]> => (await allGames()).filter(({ id }) => id in games);

/** The game that plays itself on the home page. */
export { front } from './small-star-empires/front';
