import type { Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  title: 'Ein Tablet in der Mitte',
  note: 'Das Brett allein, für alle sichtbar: Nichts Verdecktes erscheint dort. Die Hände bleiben am Telefon.',
  open: 'Das Brett allein zeigen',
  join: 'Mit dem Telefon mitspielen',
  joinNote: 'Richte die Kamera eines Telefons auf einen Code, um dort Platz zu nehmen.',
  watch: 'Zum Zusehen',
  taken: 'Alle haben Platz genommen.',
  noKey: 'Wer den Tisch eingerichtet hat, findet die Links der freien Plätze unter „Einladen“.',
  turn: 'Das Brett drehen',
  leave: 'Zum Tisch',
};
