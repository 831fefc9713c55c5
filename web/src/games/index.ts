/** Every game the page can show, by its id; fetched when a table of it is opened. A new game is one line here. */
import type { GameInfo } from '../generated/api';
import { allGames } from '../lib/games';
import { door as galaxyEmpires } from './galaxy-empires/door';
import type { Door, GameOnPage } from './game';
import { door as smallStarEmpires } from './small-star-empires/door';
import { door as spaceWars } from './space-wars/door';

export const games: Record<string, () => Promise<GameOnPage>> = {
  'small-star-empires': () => import('./small-star-empires').then((game) => game.smallStarEmpires),
  'galaxy-empires': () => import('./galaxy-empires').then((game) => game.galaxyEmpires),
  'space-wars': () => import('./space-wars').then((game) => game.spaceWars),
};

/** What can be played on this page: of the games that the server has, those it can show. */
export const playable = async (): Promise<GameInfo[]> => (await allGames()).filter(({ id }) => id in games);

/** What the home page says of each game before anything of it is fetched. */
export const doors: Record<string, Door> = { 'small-star-empires': smallStarEmpires, 'galaxy-empires': galaxyEmpires, 'space-wars': spaceWars };
