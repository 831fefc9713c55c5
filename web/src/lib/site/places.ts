/** The places of the site, as the bar and the tabs show them. One is shown only where the router knows its address. */
import type { IconName } from '../parts/Icon.svelte';
import { route, type Route } from '../router.svelte';
import { words } from './words';

type Word = 'play' | 'games' | 'learn' | 'laboratory' | 'home' | 'gamesShort' | 'begin' | 'you';

export interface Place {
  href: string;
  word: Word;
  icon: IconName;
  /** The pages that belong to it. */
  pages: readonly Route['page'][];
  /** Whether it carries the number of games that wait. */
  counts?: boolean;
}

const OVER_PAGES: readonly Place[] = [
  { href: '/', word: 'play', icon: 'table', pages: ['home', 'setup', 'lobby'] },
  { href: '/games', word: 'games', icon: 'inbox', pages: ['games'], counts: true },
  { href: '/learn', word: 'learn', icon: 'learn', pages: ['learn', 'lesson', 'puzzle', 'rules'] },
  { href: '/laboratory', word: 'laboratory', icon: 'flask', pages: [] },
];

const UNDER_PHONES: readonly Place[] = [
  { href: '/', word: 'home', icon: 'home', pages: ['home'] },
  { href: '/games', word: 'gamesShort', icon: 'inbox', pages: ['games'], counts: true },
  { href: '/new', word: 'begin', icon: 'plus', pages: ['setup', 'lobby'] },
  { href: '/learn', word: 'learn', icon: 'learn', pages: ['learn', 'lesson', 'puzzle', 'rules'] },
  { href: '/you', word: 'you', icon: 'person', pages: ['you', 'person'] },
];

export const leads = (href: string): boolean => route(href).page !== 'unknown';

export const overPages = (): Place[] => OVER_PAGES.filter(({ href }) => leads(href));
export const underPhones = (): Place[] => UNDER_PHONES.filter(({ href }) => leads(href));
export const named = ({ word }: Place): string => words()[word];

/** Whether we are there: at its address, or at a page that belongs to it. */
export const isHere = (place: Place, now: Route): boolean => place.pages.includes(now.page) || route(place.href).page === now.page;
