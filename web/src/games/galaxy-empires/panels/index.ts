/** What stands beside the board of Galaxy Empires: how to play, missions, deals, promises, wars. */
import type { Template } from '../../../generated/api';
import type { Action } from '../../../generated/games/galaxy-empires';
import type { Choice, GamePanel, TableForGame } from '../../game';
import { showSymbols } from '../../../lib/sprite';
import { words as ofGuide } from '../../guide/words';
import { unread } from './drawn.svelte';
import Guide from './Guide.svelte';
import { guided } from './guided';
import marks from './marks.svg?raw';
import Missions from './Missions.svelte';
import Promises from './Promises.svelte';
import { choiceTo, seen } from './seen';
import { steps } from './steps';
import Trade from './Trade.svelte';
import War from './War.svelte';
import { lastWar } from './wars';
import { words } from './words';

showSymbols(marks);

/** Steps of the guide that are still to be taken, while it is wanted. */
const ahead = (table: TableForGame): number =>
  table.seat === undefined || !guided() ? 0 : steps(seen(table), table.seat).filter((step) => !step.done).length;
/** A proposal waits for our answer. */
const isAsked = (table: TableForGame): boolean => choiceTo(table, 'decline') !== undefined;
const isFighting = (table: TableForGame): boolean => (choiceTo(table, 'fight_on') ?? choiceTo(table, 'war_roll')) !== undefined;
/** A card was drawn that its owner has yet to read; what is to be answered comes first. */
const hasDrawn = (table: TableForGame): boolean => !isAsked(table) && !isFighting(table) && unread(table) !== undefined;
const offered = (table: TableForGame): number => seen(table).offers.filter((offer) => offer.to === table.seat).length;

export const panels: readonly GamePanel[] = [
  {
    id: 'guide',
    label: () => ofGuide().label,
    icon: 'help',
    shows: (table) => table.seat !== undefined,
    badge: (table) => ahead(table) || undefined,
    Panel: Guide,
  },
  { id: 'missions', label: () => words().missions.label, icon: 'cards', wanted: hasDrawn, Panel: Missions },
  {
    id: 'trade',
    label: () => words().trade.label,
    icon: 'scale',
    badge: (table) => offered(table) + Number(isAsked(table)) || undefined,
    wanted: isAsked,
    Panel: Trade,
  },
  { id: 'promises', label: () => words().promises.label, icon: 'seal', shows: (table) => seen(table).promises.length > 0, Panel: Promises },
  {
    id: 'war',
    label: () => words().war.label,
    icon: 'swords',
    shows: (table) => lastWar(table.log) !== undefined,
    badge: (table) => Number(isFighting(table)) || undefined,
    wanted: isFighting,
    Panel: War,
  },
];

/** What is done in a panel or on the board: offers, talk, the word that a war may be simulated, invasions. */
const HANDLED: readonly Action['type'][] = ['propose', 'counter', 'post_offer', 'withdraw_offer', 'say', 'simulate', 'invade'];

/** Whether there is a place for this, so that the table need not show it. */
export function handles(what: Template | Choice): boolean {
  const { type } = 'blanks' in what ? what : (what.action as Action);
  return HANDLED.some((handled) => handled === type);
}
