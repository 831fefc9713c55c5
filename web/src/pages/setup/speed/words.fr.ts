import type { Same } from '../../../lib/i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  title: 'À quelle vitesse',
  none: { name: 'Sans se presser', about: 'pas de pendule' },
  days: { name: 'En différé', about: (days) => `${days} par coup` },
  fischer: { name: 'En direct', about: (stock, more) => `${stock} + ${more} par coup` },
  move: { name: 'Chaque coup', about: (time) => `${time} par coup` },
  eachMove: 'Chaque coup',
  bank: 'Réserve, pour une fois ou deux',
  bankHelp: 'Sert quand un coup dure trop longtemps.',
  noBank: 'aucune',
  stock: 'Au début',
  added: 'Chaque coup ajoute',
  nights: 'Les nuits ne comptent pas',
  nightsHelp: 'Chaque personne indique ses nuits à la page des avis.',
  out: 'Le temps écoulé',
  default: 'réponse par défaut',
  bot: 'un robot continue',
  resign: 'abandon',
};
