/** What has its place at a desk, so that the table need not show it beside the decision. */
import type { Action } from '../../../generated/games/space-wars';

/** What is ordered once and for all, or before its time. */
export const STANDING = [
  'file',
  'wish_technologies',
  'vote_on',
  'wish_works',
  'set_route',
  'accept_treaties',
  'pass_until',
  'set_posture',
  'extracting',
  'drop_route',
] as const satisfies readonly Action['type'][];

/** What the President orders, and what is put to the council. */
const COUNCIL = ['appoint', 'set_order', 'veto', 'propose'] as const satisfies readonly Action['type'][];

/** What is declared, offered and answered between the powers. */
const TREATIES = [
  'offer_treaty',
  'break_treaty',
  'declare_war',
  'offer_peace',
  'force_peace',
  'make_offer',
  'propose_goal',
  'take_back',
  'accept',
  'decline',
] as const satisfies readonly Action['type'][];

/** What is ordered on the board of a battle. */
const BATTLE = [
  'dispose',
  'shield',
  'cloak',
  'patch',
  'target',
  'run',
  'break_through',
  'return',
  'withdraw',
  'settle',
  'entrust',
  'lead',
  'battle_orders',
] as const satisfies readonly Action['type'][];

/** Ways that are picked on the map. */
const WAYS = ['move', 'gate', 'jump', 'warp'] as const satisfies readonly Action['type'][];

/** What is attacked, and how a battle on the ground is led. */
const ASSAULT = [
  'engage',
  'intercept',
  'let_pass',
  'join',
  'stay_out',
  'bombard',
  'invade',
  'commit',
  'lose',
  'upgrade',
  'press_on',
  'stop',
  'garrison',
] as const satisfies readonly Action['type'][];

/** What officers do, and special weapons with them. */
const OFFICERS = ['spy', 'search', 'infest', 'mission', 'transfer', 'pass_weapons'] as const satisfies readonly Action['type'][];

/** Whether the page of officers has a place for it. */
export const isOfOfficers = (type: string): boolean => (OFFICERS as readonly string[]).includes(type);

const HANDLED: ReadonlySet<string> = new Set<Action['type']>([
  'form',
  'choose_technologies',
  ...WAYS,
  ...COUNCIL,
  ...TREATIES,
  ...BATTLE,
  ...ASSAULT,
  ...OFFICERS,
  'repeat_route',
  ...STANDING,
]);

export const isHandled = (type: string): boolean => HANDLED.has(type);
