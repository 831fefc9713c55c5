import type { Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  title: 'Et si',
  at: (number: number) => (number ? `Une nouvelle table qui commence après le coup ${number}.` : 'Une nouvelle table qui part du début.'),
  counts: 'Elle ne compte pour rien, et la partie elle-même ne change pas.',
  running: 'Elle ne contient que ce que vous voyez : le reste est distribué de nouveau, vous n’apprenez donc aucun secret.',
  told: 'Les autres joueurs apprennent que vous avez demandé de l’aide, comme pour un conseil.',
  over: 'Ce qui est encore caché, ou à tirer, est le même que dans la partie.',
  seat: 'Vous jouez',
  others: 'Les autres',
  played: { bots: 'Des robots', me: 'Je joue tout le monde', friend: 'Un ami, par un lien' },
  bot: 'Quel robot',
  begin: 'Commencer',
  beginning: 'Préparation de la table',
  ended: 'La partie est terminée ici : revenez d’un coup pour essayer autre chose.',
  link: 'Copier un lien vers ce moment',
  copied: 'Copié',
  mark: 'Et si : ne compte pour rien',
  fromFile: 'D’un fichier : ne compte pour rien',
  source: 'Vers la partie d’origine',
  take: 'Emporter',
  json: 'La partie en fichier',
  text: 'La partie en texte',
  position: 'Copier la position',
  takeNote: 'Une position contient ce que tous voient. Partie ou position se déposent ou se collent sous « Ouvrir une partie ».',
};
