/** What has its place at a desk, so that the table need not show it beside the decision. */
import type { Action } from '../../../generated/games/space-wars';

/** What is ordered once and for all, or before its time. */
export const STANDING = ['file', 'wish_technologies', 'vote_on', 'wish_works', 'set_route', 'accept_treaties', 'pass_until', 'set_posture', 'extracting', 'drop_route'] as const satisfies readonly Action['type'][];

/** What is written, offered and answered at a desk. */
export const HANDLED: readonly Action['type'][] = ['form', 'make_offer', 'offer_peace', 'choose_technologies', 'propose', 'accept', 'decline', ...STANDING];
