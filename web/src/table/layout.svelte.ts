/** How much room there is: two rails, one, or a sheet at the bottom. */
import { MediaQuery } from 'svelte/reactivity';

export type Layout = 'wide' | 'middle' | 'phone';

const wide = new MediaQuery('(min-width: 1200px) and (min-height: 560px)');
const middle = new MediaQuery('(min-width: 720px), (min-width: 560px) and (max-height: 480px)');

export const layout = (): Layout => (wide.current ? 'wide' : middle.current ? 'middle' : 'phone');
