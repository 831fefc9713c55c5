import type { Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  title: 'Ouvrir une partie',
  lead: 'Une partie enregistrée se revoit, s’analyse et se vérifie ; à partir d’une position, on joue la suite. Rien de cela ne compte.',
  drop: 'Déposez un fichier ici, ou choisissez-en un.',
  choose: 'Choisir un fichier',
  paste: 'Ou collez une partie enregistrée ou une position',
  open: 'Ouvrir',
  opening: 'Lecture',
  tooLong: 'Ce fichier est trop long pour une partie enregistrée.',
  verify: 'La donne était-elle honnête ? Vérifier une partie',
};
