/** The words of the pages: `words().site.title`. A game, and the table, keep their own catalogues beside them. */
import { catalogue } from './i18n.svelte';
import { de } from './words/de';
import { en } from './words/en';
import { fr } from './words/fr';

export const words = catalogue(en, fr, de);
