/** Every game that has a page of its own, by its id; fetched when a table of it is opened. A new game is one line here. */
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

const canShow = ({ id, on_hexes }: GameInfo): boolean => id in games || on_hexes;

/** What can be played on this page: of the games that the server has, those it can show. */
export const playable = async (): Promise<GameInfo[]> => (await allGames()).filter(canShow);

/** How a game is shown: by its own page, or as a map of hexes; undefined where the page cannot show it. */
export async function shownBy(id: string): Promise<GameOnPage | undefined> {
  if (id in games) return games[id]!();
  const known = (await allGames().catch((): GameInfo[] => [])).find((game) => game.id === id);
  return known && canShow(known) ? (await import('./hexes')).onHexes : undefined;
}

/** What the home page says of a game before anything of it is fetched; those without a page of their own have none. */
export const doors: Record<string, Door> = {
  'small-star-empires': smallStarEmpires,
  'galaxy-empires': galaxyEmpires,
  'space-wars': spaceWars,
};
