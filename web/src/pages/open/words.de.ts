import type { Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  title: 'Eine Partie öffnen',
  lead: 'Die Aufzeichnung einer Partie lässt sich ansehen, analysieren und prüfen; von einer Stellung spielst du weiter. Es zählt für nichts.',
  drop: 'Leg eine Datei hier ab, oder wähl eine aus.',
  choose: 'Datei wählen',
  paste: 'Oder füg eine Aufzeichnung oder eine Stellung ein',
  open: 'Öffnen',
  opening: 'Wird gelesen',
  tooLong: 'Diese Datei ist zu lang für die Aufzeichnung einer Partie.',
  verify: 'War die Auslage ehrlich? Eine Aufzeichnung prüfen',
};
