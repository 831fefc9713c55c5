import type { Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  title: 'Partie oder Seite suchen',
  hint: 'Ein Name, ein Spiel, eine Seite',
  close: 'Schließen',
  none: 'Nichts heißt so.',
  games: 'Deine Partien',
  pages: 'Seiten',
  setUp: (game) => `Neuer Tisch: ${game}`,
  rulesOf: (game) => `Regeln: ${game}`,
  openGame: 'Eine Partie aus einer Datei öffnen',
  statistics: 'Statistik',
  verify: 'War die Auslage ehrlich?',
  open: 'Eine Partie finden',
  puzzle: 'Rätsel des Tages',
};
