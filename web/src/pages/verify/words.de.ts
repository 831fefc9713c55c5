import { plural, type Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  title: 'War die Auslage ehrlich?',
  lead: 'Bring die Aufzeichnung einer Partie: Sie wird Schritt für Schritt noch einmal gespielt.',
  soFar: 'Schritt für Schritt geprüft. Bis jetzt: ja.',
  yes: 'Ja. Jeder Schritt stimmt.',
  no: 'Nein. Ein Schritt stimmt nicht.',
  several: 'Nein. Mehrere Schritte stimmen nicht.',
  partly: 'Nichts ist falsch, aber nicht jeder Schritt ließ sich prüfen.',
  running: 'Die Zusage steht. Der Rest lässt sich prüfen, wenn die Partie zu Ende ist.',
  back: 'Zum Tisch',
  stands: { waits: 'wartet', runs: 'wird geprüft', holds: 'stimmt', fails: 'stimmt nicht', unknown: 'lässt sich nicht prüfen' },

  promise: 'Die Zusage vor dem ersten Zug',
  promiseAt: (when: string) =>
    `Am ${when} gab der Server seine geheime Zahl in eine Maschine, die daraus einen Fingerabdruck macht, und zeigte ihn allen. Aus dem Fingerabdruck findet niemand die Zahl; mit der Zahl kann jeder den Fingerabdruck noch einmal machen.`,
  promiseOf: 'Die Aufzeichnung enthält den Fingerabdruck, der vor dem ersten Zug gezeigt wurde.',
  promiseMissing: 'Die Aufzeichnung enthält keinen Fingerabdruck; nichts belegt also, dass das Geheimnis vor der Partie feststand.',
  fingerprint: 'Fingerabdruck',
  noted: (when: string) => `Dieser Browser hat ihn am ${when} selbst notiert: Er ist derselbe.`,
  notedOther: (when: string, fingerprint: string) => `Am ${when} wurde diesem Browser ein anderer Fingerabdruck gezeigt: ${fingerprint}.`,
  notNoted: 'Dieser Browser war während der Partie nicht am Tisch und hat nichts zum Vergleichen notiert.',

  agreement: 'Was vereinbart war',
  agreementNote: 'Spiel, Regeln, Optionen und Spieler sind mit dem Fingerabdruck verbunden; niemand kann sie später ändern.',

  reveal: 'Die Enthüllung nach dem letzten Zug',
  revealNote: 'Die Partie ist zu Ende, also ist das Geheimnis öffentlich.',
  same: 'Dein Browser hat daraus eben den Fingerabdruck gemacht: Beide sind gleich, Zeichen für Zeichen.',
  other: 'Dein Browser hat daraus eben den Fingerabdruck gemacht: Beide sind nicht gleich.',
  cannot: 'Der Server hat daraus den Fingerabdruck gemacht. Dein Browser kann es nicht, weil die Verbindung zu dieser Seite nicht gesichert ist.',
  revealLater: 'Das Geheimnis wird gezeigt, wenn die Partie zu Ende ist.',
  secret: 'Geheimnis',

  chance: 'Jede Auslage und jeder Würfel noch einmal',
  chanceNote: (moves: number, revealing: number) =>
    `Der Server spielt die ganze Partie aus dem Geheimnis noch einmal und vergleicht jeden Schritt mit dem, was er damals gemeldet hat: ${plural('de', moves, '# Schritt', '# Schritte')}, davon ${revealing} mit Würfeln oder Verdecktem.`,
  chanceLater: 'Die ganze Partie wird aus dem Geheimnis noch einmal gespielt, mit denselben Auslagen und Würfeln.',
  at: (move: number, last: number) => `Zug ${move} von ${last}`,
  deal: 'die Auslage',
  told: (where: string, what: string) => `${where}: ${what}`,
  differs: (move: number) => `Zug ${move}`,

  rules: 'Die Regeln, Zug für Zug',
  rulesNote: 'Jeder Zug wird nach den Regeln geprüft, und die Punkte werden neu gezählt.',

  again: 'Die Partie noch einmal',
  of: (move: number, last: number) => `${move} von ${last}`,
  trust: 'Du musst dieser Seite nicht glauben',
  trustNote: 'Speichere die Aufzeichnung und prüfe sie mit einem eigenen Programm, oder schreib eines: Die Anleitung ist eine Seite lang.',
  copy: 'Kopieren',
  record: 'Aufzeichnung',
  recipe: 'Die Anleitung',
  recipeSteps: [
    'Der Fingerabdruck ist die SHA-256 von „stellarch seed“, einem Zeilenvorschub und dem Geheimnis, hexadezimal. In der Aufzeichnung steht er in „commitment“ vor dem Punkt.',
    'Nach dem Punkt stehen die ersten 32 Stellen der SHA-256 von „stellarch agreement“, einem Zeilenvorschub und der JSON-Liste [Fingerabdruck, Spiel, Regeln, Optionen, Spieler], ohne Leerzeichen, die Optionen alphabetisch, jeder Spieler mit Name und Art.',
    'Eine Ziehung ist ein BLAKE2b von 16 Bytes. Ihr Schlüssel ist die SHA-256 des Geheimnisses; ihr Text ist der Name der Ziehung, etwa „deal“ und die Runde, am Ende ein Zähler ab 0, verbunden durch das Zeichen 31. Die ersten 8 Bytes sind eine ganze Zahl. Liegt sie im letzten, unvollständigen Abschnitt der Grenze, wird der Zähler um eins erhöht; sonst ist der Rest bei Division durch die Grenze die Ziehung.',
    'Gemischt wird vom letzten Platz zum ersten (Fisher und Yates): Jeder Platz wird mit einem getauscht, der unter dem Namen der Mischung und des Platzes gezogen wird.',
    'Die Aktionen der Aufzeichnung werden in ihrer Reihenfolge gespielt. Wozu jede führt, steht in den Regeln des Spiels.',
  ].join('\n'),
  bring: 'Leg hier eine Aufzeichnung ab, oder wähl eine Datei.',
  choose: 'Datei wählen',
  tooLong: 'Diese Datei ist zu lang für eine Aufzeichnung.',
};
