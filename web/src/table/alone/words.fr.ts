import type { Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  title: 'Une tablette au milieu',
  note: 'Le plateau seul, à la vue de tous : rien de caché n’y paraît. Les mains restent sur les téléphones.',
  open: 'Montrer le plateau seul',
  join: 'Rejoindre par téléphone',
  joinNote: 'Visez un code avec l’appareil photo d’un téléphone pour prendre cette place.',
  watch: 'Pour regarder',
  taken: 'Tout le monde est assis.',
  noKey: 'Le joueur qui a préparé la table a les liens des places libres, sous « Inviter ».',
  turn: 'Tourner le plateau',
  leave: 'À la table',
};
