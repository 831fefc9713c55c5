/** What the button says that does what a hint advises. */
import type { Action } from '../../generated/games/space-wars';
import { words } from './words';

type Verb = keyof ReturnType<typeof words>['doing'];

const VERBS: Partial<Record<Action['type'], Verb>> = {
  move: 'go', gate: 'go', jump: 'go', warp: 'go',
  mission: 'roll', spy: 'roll', search: 'roll', infest: 'roll',
  accept: 'accept', accept_deal: 'accept', decline: 'decline',
  propose: 'propose', offer_treaty: 'propose', offer_peace: 'propose', make_offer: 'propose', propose_goal: 'propose',
  form: 'send', file: 'send', battle_orders: 'send',
  engage: 'attack', intercept: 'attack', invade: 'attack', bombard: 'attack',
  end: 'end',
};

export function doing(order: Action): string | undefined {
  const verb = order.type === 'convert' && order.how === 'roll' ? 'roll' : VERBS[order.type];
  return verb && words().doing[verb];
}
