import type { Same } from '../i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  waits: (count) => (count === 1 ? 'Une partie vous attend' : `${count} parties vous attendent`),
};
