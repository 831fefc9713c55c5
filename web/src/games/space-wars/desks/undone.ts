/** What would be left undone if the answer were sent now: said, never forbidden. */
import type { TableForGame } from '../../game';
import type { Choice } from '../../game';
import type { Action } from '../../../generated/games/space-wars';
import { draftOf } from './draft.svelte';
import { viewOf } from './phases';
import { pointsLeft } from './squares';
import { words } from './words';

const orderOf = (choice: Choice): Action => choice.action as Action;

/** What is worth a word before sending, the weightiest first. */
export function undone(table: TableForGame): string[] {
  const draft = draftOf(table);
  const say = words();
  const view = viewOf(table);
  switch (draft.kind) {
    case 'research': {
      const left = pointsLeft(view, draft.orders);
      return left > 0 ? [say.science.unspent(left)] : [];
    }
    case 'ballot': {
      const motions = view.stage && 'docket' in view.stage ? (view.stage.docket ?? []).filter(({ vetoed }) => !vetoed).length : 0;
      const voted = new Set(draft.orders.flatMap((order) => (order.type === 'vote' ? [order.motion] : []))).size;
      return motions > voted ? [say.council.abstains(motions - voted)] : [];
    }
    case 'answers': {
      const offers = (view.politics.offers ?? []).filter(({ to, answer }) => to === table.seat && !answer).length;
      const answered = draft.orders.filter(({ type }) => type === 'accept' || type === 'decline').length;
      return offers > answered ? [say.treaties.unanswered(offers - answered)] : [];
    }
    case 'works': {
      const natives = new Set(table.choices.map(orderOf).flatMap((order) => (order.type === 'convert' ? [order.system] : []))).size;
      return natives ? [say.works.natives(natives)] : [];
    }
    default:
      return [];
  }
}
