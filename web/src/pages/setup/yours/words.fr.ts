import type { Same } from '../../../lib/i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  title: 'Vos tables',
  begin: (name) => `Commencer ${name}`,
  more: (name) => `Modifier ${name}`,
  notHere: 'absent de ce serveur',
  name: 'Nom de la table',
  rename: 'Renommer',
  open: "L'ouvrir d'abord",
  remove: 'Supprimer',
  really: 'Oui, la supprimer',
  no: 'Annuler',
  missing: (names) => `Le jeu n'accepte plus tout ce qui était gardé : ${names}. Le choix habituel est mis à la place.`,
  keep: 'Garder cette table',
  keepHelp: 'Le jeu, ses règles, qui est assis où et à quelle vitesse : recommencés en un clic.',
  save: 'Garder',
  replace: 'Remplacer',
  kept: (name) => `${name} est gardée. Vous la trouvez en haut de cette page.`,
};
