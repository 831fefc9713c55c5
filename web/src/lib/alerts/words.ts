/** The words of what a device says when a game waits. */
import { catalogue } from '../i18n.svelte';
import { de } from './words.de';
import { en } from './words.en';
import { fr } from './words.fr';

export const words = catalogue(en, fr, de);
