import type { Same } from '../../../lib/i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  title: 'Wie schnell',
  none: { name: 'Ohne Eile', about: 'keine Uhr' },
  days: { name: 'Zug um Zug', about: (days) => `${days} je Zug` },
  fischer: { name: 'Live', about: (stock, more) => `${stock} + ${more} je Zug` },
  move: { name: 'Jeder Zug', about: (time) => `${time} je Zug` },
  eachMove: 'Jeder Zug',
  bank: 'Reserve, für ein- oder zweimal',
  bankHelp: 'Wird gebraucht, wenn ein Zug zu lange dauert.',
  noBank: 'keine',
  stock: 'Am Anfang',
  added: 'Jeder Zug bringt',
  nights: 'Nächte zählen nicht',
  nightsHelp: 'Wann Nacht ist, sagt jede Person auf der Seite der Nachrichten.',
  out: 'Wenn die Zeit um ist',
  default: 'Standard wird gespielt',
  bot: 'ein Bot spielt weiter',
  resign: 'aufgegeben',
};
