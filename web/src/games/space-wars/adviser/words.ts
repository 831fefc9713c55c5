import { catalogue } from '../../../lib/i18n.svelte';
import { en } from './words.en';
import { fr } from './words.fr';

export const words = catalogue(en, fr);
