import type { Same } from '../i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  play: 'Jouer',
  games: 'Vos parties',
  learn: 'Apprendre',
  laboratory: 'Laboratoire',
  find: 'Chercher',
  notices: 'Avis',
  you: 'Vous',
  guest: 'en invité',
  home: 'Accueil',
  gamesShort: 'Parties',
  begin: 'Jouer',
  pages: 'Site',
  waiting: (count) => `${count} en attente de vous`,
  noLine: 'Pas de connexion.',
  from: (time) => `Ce que vous voyez date de ${time}.`,
  playNeedsLine: 'Jouer demande une connexion.',
};
