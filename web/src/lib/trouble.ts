/** What to tell a person when the server refused: its own sentence where it has one. */
import type { Refusal } from './api';
import { said } from './i18n.svelte';
import { words } from './words';

export function sentence(refusal: Refusal): string {
  const { why, status } = refusal.problem;
  if (why) return said(why);
  if (refusal.offline) return words().trouble.offline;
  return status === 429 ? words().trouble.busy : words().trouble.unknown;
}
