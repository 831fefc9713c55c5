/** The words of what-ifs and of links to a point of a game: `words().title`. */
import { catalogue } from '../../lib/i18n.svelte';
import { de } from './words.de';
import { en } from './words.en';
import { fr } from './words.fr';

export const words = catalogue(en, fr, de);
