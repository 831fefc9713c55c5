/** What can be played. Asked for once in each language: it changes only with the server. */
import type { BotInfo, GameInfo } from '../generated/api';
import { api } from './api';
import { language, said, type Language } from './i18n.svelte';

const asked: Partial<Record<Language, Promise<GameInfo[]>>> = {};

export function allGames(): Promise<GameInfo[]> {
  const wanted = language();
  asked[wanted] ??= api.games().catch((fault: unknown) => {
    delete asked[wanted];
    throw fault;
  });
  return asked[wanted];
}

/** The opponent of somebody who does not choose one. */
export function usualBot(game: GameInfo): BotInfo | undefined {
  return game.bots.find((bot) => bot.id === game.bot);
}

/** The opponent of somebody who plays for the first time. */
export function weakestBot(game: GameInfo): BotInfo | undefined {
  return game.bots.find(({ level }) => level === 1) ?? game.bots[0];
}

/** What a bot is called where one is chosen: levels by their number, the weakest is 1. */
export const botLabel = (bot: BotInfo): string => (bot.level === null ? said(bot.label) : `${bot.level} · ${said(bot.label)}`);

/** A bot that plays in character is named by both: level-3:trader. */
export const levelOf = (bot: string): string => bot.split(':')[0]!;
export const characterOf = (bot: string): string => bot.split(':')[1] ?? '';
export const inCharacter = (bot: string, character: string): string => (character ? `${levelOf(bot)}:${character}` : levelOf(bot));

/** How every bot of a game is called in a few words, levels in each of their characters too. */
export function botLabels(game: GameInfo): Map<string, string> {
  const labels = new Map(game.bots.map((bot) => [bot.id, said(bot.label)]));
  for (const { id, level, label } of game.bots)
    if (level !== null)
      for (const character of game.characters) labels.set(inCharacter(id, character.id), `${said(label)}, ${said(character.label)}`);
  return labels;
}

/** What bots are called at the table, seat by seat: names from the sky. */
const BOT_NAMES = ['Hypatia', 'Halley', 'Vega', 'Tycho', 'Mira', 'Kepler', 'Caroline', 'Sirius', 'Leavitt'];
export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length]!;
