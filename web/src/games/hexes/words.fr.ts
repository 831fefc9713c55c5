import type { Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  leadBoard: 'Choisissez une case du plateau, ou une action de la liste.',
  leadList: 'Choisissez une action de la liste.',
  leadMore: 'Confirmez, ou choisissez une autre case éclairée.',
  leadConfirm: 'Confirmez votre action.',
  leadWhich: 'Choisissez l’une de ces actions.',
  leadNext: 'Choisissez une case éclairée.',
  mainFirst: 'Choisissez une case',
  mainNext: 'Choisissez une case éclairée',
  actions: 'Actions',
  all: (count) => `Toutes les actions (${count})`,
  of: (what, name) => `${what} (${name})`,
  owned: (name) => `Appartient à ${name}`,
  empty: 'Vide',
  picked: 'Choisie',
  lit: 'Éclairée, peut être choisie',
  pickable: 'Peut être choisie',
  reach: (count) => (count === 1 ? 'Une autre case est éclairée.' : `${count} autres cases sont éclairées.`),
  confirm: (action) => `${action}\u202f: Entrée confirme.`,
  intro: { title: 'Le plateau', text: 'Les cases éclairées peuvent être choisies. Toutes les actions sont aussi dans la liste à côté du plateau.' },
  keys: {
    walk: 'Case suivante',
    six: 'Les cases voisines',
    pick: 'Choisir, confirmer',
    letGo: 'Lâcher',
    next: 'Case suivante, précédente qui peut être choisie',
    zoom: 'Agrandir, réduire, tout voir',
  },
};
