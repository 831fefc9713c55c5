/** How much room there is: two rails, one, or a sheet at the bottom. In ems, so that larger letters count as less room. */
import { MediaQuery } from 'svelte/reactivity';

export type Layout = 'wide' | 'middle' | 'phone';

const wide = new MediaQuery('(min-width: 75em) and (min-height: 35em)');
const middle = new MediaQuery('(min-width: 45em), (min-width: 35em) and (max-height: 30em)');

const short = new MediaQuery('(max-height: 30em)');

export const layout = (): Layout => (wide.current ? 'wide' : middle.current ? 'middle' : 'phone');

/** From this number on players have a line each; fewer have a card or a column. */
export const manyPlay = (seats: readonly unknown[]): boolean => seats.length > 5;

/** A phone on its side: not high enough for two things over one another. */
export const isShort = (): boolean => short.current;
