import type { Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  title: 'Was wäre, wenn',
  at: (number: number) => (number ? `Ein neuer Tisch, der nach Zug ${number} beginnt.` : 'Ein neuer Tisch, der am Anfang beginnt.'),
  counts: 'Er zählt für nichts, und die Partie selbst bleibt, wie sie ist.',
  running: 'Er enthält nur, was du siehst: Der Rest wird neu ausgelegt, du erfährst also kein Geheimnis.',
  told: 'Die anderen erfahren, dass du um Hilfe gebeten hast, wie bei einem Tipp.',
  over: 'Was noch verdeckt oder zu würfeln ist, ist dasselbe wie in der Partie.',
  seat: 'Du spielst',
  others: 'Die anderen',
  played: { bots: 'Bots', me: 'Ich spiele alle', friend: 'Ein Freund, über einen Link' },
  bot: 'Welcher Bot',
  begin: 'Beginnen',
  beginning: 'Der Tisch wird vorbereitet',
  ended: 'Hier ist die Partie zu Ende: Geh einen Zug zurück, um etwas anderes zu versuchen.',
  link: 'Link zu dieser Stelle kopieren',
  copied: 'Kopiert',
  mark: 'Was wäre, wenn: zählt für nichts',
  fromFile: 'Aus einer Datei: zählt für nichts',
  source: 'Zur Partie, aus der er kommt',
  take: 'Mitnehmen',
  json: 'Die Aufzeichnung als Datei',
  text: 'Die Aufzeichnung als Text',
  position: 'Stellung kopieren',
  takeNote: 'Eine Stellung enthält, was alle sehen. Aufzeichnung oder Stellung lassen sich unter „Eine Partie öffnen“ ablegen oder einfügen.',
};
