import type { Same } from '../i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  play: 'Spielen',
  games: 'Deine Partien',
  learn: 'Lernen',
  laboratory: 'Labor',
  find: 'Suchen',
  notices: 'Nachrichten',
  you: 'Du',
  guest: 'Gast',
  home: 'Start',
  gamesShort: 'Partien',
  begin: 'Spielen',
  pages: 'Seiten',
  waiting: (count) => `${count} warten auf dich`,
  noLine: 'Keine Verbindung.',
  from: (time) => `Was du siehst, ist von ${time}.`,
  playNeedsLine: 'Zum Spielen braucht es die Verbindung.',
};
