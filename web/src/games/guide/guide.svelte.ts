/** Which games' guides are open on this device: those asked for, and those that begin by themselves until they are sent away. */
import { recall, remember } from '../../lib/storage';

const chosen = $state<Record<string, boolean | undefined>>({});
const key = (game: string): string => `guide.${game}`;

function kept(game: string): boolean | undefined {
  const word = recall(key(game));
  return word === 'on' ? true : word === 'done' ? false : undefined;
}

/** Whether a game is to be explained as it is played; `standard` where nobody has said. */
export const isGuided = (game: string, standard: boolean): boolean => chosen[game] ?? kept(game) ?? standard;

export function setGuided(game: string, on: boolean): void {
  chosen[game] = on;
  remember(key(game), on ? 'on' : 'done');
}
