/** The words of the page of notices: `words().title`. */
import { catalogue } from '../i18n.svelte';
import { de } from './words.de';
import { en } from './words.en';
import { fr } from './words.fr';

export const words = catalogue(en, fr, de);
