import type { Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  title: 'Chercher une partie ou une page',
  hint: 'Un nom, un jeu, une page',
  close: 'Fermer',
  none: 'Rien ne porte ce nom.',
  games: 'Vos parties',
  pages: 'Les pages',
  setUp: (game) => `Nouvelle table : ${game}`,
  rulesOf: (game) => `Règles : ${game}`,
  openGame: 'Ouvrir une partie d’un fichier',
  statistics: 'Statistiques',
  verify: 'La donne était-elle honnête ?',
  open: 'Trouver une partie',
  puzzle: 'Problème du jour',
};
