import { plural } from '../../../../lib/i18n.svelte';
import type { en } from './words.en';

const many = (count: number, one: string, other: string): string => plural('fr', count, one, other);

export const fr: typeof en = {
  inbox: 'Offres qu’on vous fait',
  offers: (name, what) => `${name} vous propose : ${what}`,
  youGive: 'Vous donnez',
  youGet: 'Vous recevez',
  accept: 'Accepter',
  decline: 'Décliner',
  change: 'Modifier',
  changeTitle: 'Décliner, et faire votre propre offre à la place',
  answered: { accepted: 'acceptée', declined: 'déclinée', void: 'caduque', taken_back: 'retirée' },
  more: (count) => many(count, '# autre offre', '# autres offres'),
  waiting: (count) => many(count, '# offre attend votre réponse', '# offres attendent votre réponse'),
  show: 'Voir',
  nothing: 'rien',
  giving: (name, what) => `Vous donnez à ${name} : ${what}.`,
  getting: (name, what) => `${name} vous donne : ${what}.`,
  binding: (turns) => many(turns, 'Elle lie pour # tour.', 'Elle lie pour # tours.'),
  instalments: (sum, most) => `Tous les versements ensemble : ${sum} crédits par tour sur ${most}.`,
  addThing: 'Ajouter quelque chose',
  sendOffer: 'Proposer',
  addOffer: 'Ajouter aux déclarations',
  usual: 'Offres usuelles, à un prix équitable',
  later: 'Vous pourrez faire votre propre offre dès qu’une autre décision vous sera demandée : elle est gardée ici.',
  fetch: (what) => `Comment obtenir ceci : ${what}`,
  ask: (name) => `Proposer à ${name} :`,
};
