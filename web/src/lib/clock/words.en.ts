import { plural } from '../i18n.svelte';

export const en = {
  day: 'd',
  hour: 'h',
  bank: 'bank',
  paused: 'paused',
  holiday: 'on holiday',
  night: 'night there',
  gathering: 'not begun',
  out: 'out of time',
  none: 'no limit',
  /** Spoken in full. */
  days: (count: number) => plural('en', count, '# day', '# days'),
  hours: (count: number) => plural('en', count, '# hour', '# hours'),
  minutes: (count: number) => plural('en', count, '# minute', '# minutes'),
  seconds: (count: number) => plural('en', count, '# second', '# seconds'),
  left: (time: string) => `${time} left`,
  leftThenBank: (time: string, bank: string) => `${time} left, then ${bank} of bank`,
  onBank: (time: string) => `${time} of bank left`,
  thenBank: (bank: string) => `then ${bank} of bank`,
  youHave: (time: string) => `You have ${time}.`,
  youHaveThenBank: (time: string, bank: string) => `You have ${time}, then ${bank} of bank.`,
  youHaveBank: (time: string) => `You have ${time} of bank.`,
  /** How time is kept. */
  aMove: (time: string) => `${time} a move`,
  fischer: (stock: string, more: string) => `${stock} + ${more}`,
  min: (count: number) => `${count} min`,
  sec: (count: number) => `${count} s`,
  /** When time is up. */
  default: 'When time is up, the game’s default is played.',
  bot: 'When time is up, a bot takes the seat until its player is back.',
  resign: 'When time is up, the player has resigned, and a bot plays on.',
  line: (seconds: string) => `Delays of the network may still cost ${seconds} s without cost to you.`,
  late: 'Time was up',
};
