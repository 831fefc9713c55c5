/** The words of the tables one keeps: `words().title`. */
import { catalogue } from '../../../lib/i18n.svelte';
import { de } from './words.de';
import { en } from './words.en';
import { fr } from './words.fr';

export const words = catalogue(en, fr, de);
