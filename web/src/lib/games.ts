/** What can be played. Asked for once: it changes only with the server. */
import type { BotInfo, GameInfo } from '../generated/api';
import { api } from './api';

let asked: Promise<GameInfo[]> | undefined;

export function allGames(): Promise<GameInfo[]> {
  asked ??= api.games().catch((fault: unknown) => {
    asked = undefined;
    throw fault;
  });
  return asked;
}

/** The opponent of somebody who does not choose one. */
export function usualBot(game: GameInfo): BotInfo | undefined {
  return game.bots.find((bot) => bot.id === game.bot);
}

/** What bots are called at the table, seat by seat: names from the sky. */
export const BOT_NAMES = ['Hypatia', 'Halley', 'Vega', 'Tycho', 'Mira', 'Kepler', 'Caroline', 'Sirius', 'Leavitt'];
export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length]!;
