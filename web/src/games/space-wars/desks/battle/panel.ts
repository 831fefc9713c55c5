/** The board of a battle among what stands beside the map: there while one is fought, and until its end has been read. */
import type { Event, SwShown } from '../../../../generated/games/space-wars';
import type { GamePanel, TableForGame } from '../../../game';
import { isAdvised } from '../../adviser/adviser.svelte';
import Battle from './Battle.svelte';
import { battleIn } from './field';
import { lastBattle } from './story';
import { words } from './words';

/** After this number of log lines a battle is no longer news. */
const NEWS = 16;
/** A battle has fewer lines than this. */
const LONGEST = 400;

const isOn = (table: TableForGame): boolean => battleIn(table.view as SwShown) !== undefined;

/** Whether a battle of ours has just ended. */
function isNews(table: TableForGame): boolean {
  if (
    table.seat === undefined ||
    !table.log.slice(-NEWS).some(({ events }) => (events as Event[]).some(({ type }) => type === 'battle_ended'))
  )
    return false;
  const story = lastBattle(table.log.slice(-LONGEST));
  return story?.ended !== undefined && [...story.begun.attackers, ...story.begun.defenders].includes(table.seat);
}

/** Whether we have not decided anything since: then it is read first. */
function isUnread(table: TableForGame): boolean {
  const last = table.log.findLastIndex(({ kind, seat }) => kind === 'action' && seat === table.seat);
  return (
    isNews(table) &&
    table.log.slice(Math.max(0, last)).some(({ events }) => (events as Event[]).some(({ type }) => type === 'battle_ended'))
  );
}

export const battlePanel: GamePanel = {
  id: 'battle',
  label: () => words().label,
  icon: 'sw-p-battle',
  wide: true,
  Panel: Battle,
  shows: (table) => isOn(table) || isNews(table),
  wanted: (table, hides) => (table.asked?.kind === 'battle' || (!isOn(table) && isUnread(table))) && !(hides && isAdvised(table)),
  badge: (table) => (table.asked?.kind === 'battle' || isUnread(table) ? 1 : undefined),
};
