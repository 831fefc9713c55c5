import { plural, type Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  title: 'Statistiques',
  lead: 'Les parties terminées sur ce serveur, les plus récentes. Les essais n’y comptent pas.',
  none: 'Aucune partie n’est encore terminée.',
  game: 'Quel jeu',
  games: (count: number) => plural('fr', count, '# partie', '# parties'),
  best: (points: string) => `Points des vainqueurs, en moyenne\u202f: ${points}`,
  valued: (option: string, value: string) => `${option}\u202f: ${value}`,
  yours: 'Vos parties',
  players: 'Par nombre de joueurs',
  playing: (count: number) => plural('fr', count, '# joueur', '# joueurs'),
  seats: 'Par place',
  seat: (number: number) => `Place ${number}`,
  bots: 'Par niveau du robot',
  options: 'Par option',
  on: 'oui',
  off: 'non',
  what: 'Quoi',
  count: 'Parties',
  won: 'Gagnées',
  mean: 'Points',
};
