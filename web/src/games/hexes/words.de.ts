import type { Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  leadBoard: 'Wähle ein Feld auf dem Spielplan oder eine Aktion aus der Liste.',
  leadList: 'Wähle eine Aktion aus der Liste.',
  leadMore: 'Bestätige oder wähle ein anderes leuchtendes Feld.',
  leadConfirm: 'Bestätige deine Aktion.',
  leadWhich: 'Wähle eine dieser Aktionen.',
  leadNext: 'Wähle ein leuchtendes Feld.',
  mainFirst: 'Wähle ein Feld',
  mainNext: 'Wähle ein leuchtendes Feld',
  actions: 'Aktionen',
  all: (count) => `Alle ${count} Aktionen`,
  of: (what, name) => `${what} von ${name}`,
  owned: (name) => `Gehört ${name}`,
  empty: 'Leer',
  picked: 'Gewählt',
  lit: 'Leuchtet, kann gewählt werden',
  pickable: 'Kann gewählt werden',
  reach: (count) => (count === 1 ? 'Noch ein Feld leuchtet.' : `Noch ${count} Felder leuchten.`),
  confirm: (action) => `${action}: Enter bestätigt.`,
  intro: { title: 'Der Spielplan', text: 'Leuchtende Felder können gewählt werden. Alle Aktionen stehen auch in der Liste neben dem Spielplan.' },
  keys: {
    walk: 'Zum nächsten Feld',
    six: 'Die Nachbarfelder',
    pick: 'Wählen, bestätigen',
    letGo: 'Loslassen',
    next: 'Zum nächsten, vorigen wählbaren Feld',
    zoom: 'Vergrößern, verkleinern, einpassen',
  },
};
