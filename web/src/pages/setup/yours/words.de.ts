import type { Same } from '../../../lib/i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  title: 'Deine Tische',
  begin: (name) => `${name} beginnen`,
  more: (name) => `${name} ändern`,
  notHere: 'nicht auf diesem Server',
  name: 'Name des Tisches',
  rename: 'Umbenennen',
  open: 'Erst ansehen',
  remove: 'Löschen',
  really: 'Ja, löschen',
  no: 'Abbrechen',
  missing: (names) => `Das Spiel nimmt nicht mehr alles an, was aufgehoben war: ${names}. Dort steht jetzt das Übliche.`,
  keep: 'Diesen Tisch aufheben',
  keepHelp: 'Das Spiel, seine Regeln, wer wo sitzt und wie schnell: mit einem Klick wieder begonnen.',
  save: 'Aufheben',
  replace: 'Ersetzen',
  kept: (name) => `${name} ist aufgehoben. Du findest den Tisch oben auf dieser Seite.`,
};
