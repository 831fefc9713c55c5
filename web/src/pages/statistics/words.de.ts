import { plural, type Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  title: 'Statistik',
  lead: 'Beendete Partien auf diesem Server, die neuesten. Versuche zählen hier nicht.',
  none: 'Noch ist keine Partie zu Ende gespielt.',
  game: 'Welches Spiel',
  games: (count: number) => plural('de', count, '# Partie', '# Partien'),
  best: (points: string) => `Punkte der Sieger im Mittel: ${points}`,
  valued: (option: string, value: string) => `${option}: ${value}`,
  yours: 'Deine Partien',
  players: 'Nach Zahl der Spieler',
  playing: (count: number) => plural('de', count, '# Spieler', '# Spieler'),
  seats: 'Nach Platz',
  seat: (number: number) => `Platz ${number}`,
  bots: 'Nach Stärke des Bots',
  options: 'Nach Option',
  on: 'ein',
  off: 'aus',
  what: 'Was',
  count: 'Partien',
  won: 'Gewonnen',
  mean: 'Punkte',
};
