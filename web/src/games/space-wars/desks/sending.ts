/** What the one button of a desk says and sends: a die that is rolled first, or what is written and what it brings. */
import { said } from '../../../lib/i18n.svelte';
import type { Action } from '../../../generated/games/space-wars';
import type { TableForGame } from '../../game';
import { draftOf } from './draft.svelte';
import { words } from './words';

export function sendingOf(table: TableForGame): { label: string; action: Action | undefined } {
  const draft = draftOf(table);
  if (draft.rolls && table.asked) return { label: said(table.asked.default), action: draft.rolls };
  const out = draft.refused.length;
  const brings = draft.verdict?.brings;
  return { label: out ? words().sendFew(out) : brings ? words().sendFor(said(brings)) : words().send, action: draft.sent };
}
