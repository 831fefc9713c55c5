import type { Same } from '../i18n.svelte';
import type { en } from './words.en';

export const de: Same<typeof en> = {
  waits: (count) => (count === 1 ? 'Eine Partie wartet auf dich' : `${count} Partien warten auf dich`),
};
