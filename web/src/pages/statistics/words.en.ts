import { plural } from '../../lib/i18n.svelte';

export const en = {
  title: 'Statistics',
  lead: 'Finished games on this server, the newest of them. Tries count for nothing here.',
  none: 'No game has been finished yet.',
  game: 'Which game',
  games: (count: number) => plural('en', count, '# game', '# games'),
  best: (points: string) => `Points of the winners, on average: ${points}`,
  valued: (option: string, value: string) => `${option}: ${value}`,
  yours: 'Your games',
  players: 'By number of players',
  playing: (count: number) => plural('en', count, '# player', '# players'),
  seats: 'By seat',
  seat: (number: number) => `Seat ${number}`,
  bots: 'By level of the bot',
  options: 'By option',
  on: 'on',
  off: 'off',
  what: 'What',
  count: 'Games',
  won: 'Won',
  mean: 'Points',
};
