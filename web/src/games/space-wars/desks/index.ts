/** What stands beside the map: a desk for each phase of a turn, in their order, so that the way to them tells how far it is. */
import type { Template } from '../../../generated/api';
import type { Action } from '../../../generated/games/space-wars';
import { said } from '../../../lib/i18n.svelte';
import { adviserOf, isAdvised } from '../adviser/adviser.svelte';
import { PHASE_MARKS } from '../adviser/marks';
import type { Choice, GamePanel, TableForGame } from '../../game';
import { assaultPanel } from './assault/panel';
import { battlePanel } from './battle/panel';
import Council from './Council.svelte';
import { received } from './dealing/offers.svelte';
import Events from './Events.svelte';
import Fleets from './Fleets.svelte';
import { isHandled } from './handled';
import Ledger from './Ledger.svelte';
import Opening from './Opening.svelte';
import { isAsked, KINDS, progress, viewOf, type Phase } from './phases';
import Report from './Report.svelte';
import Science from './Science.svelte';
import Treaties from './Treaties.svelte';
import { unaskedOf } from '../unasked.svelte';
import { words } from './words';
import Works from './Works.svelte';

export { draftOf } from './draft.svelte';

/** Offers that wait for an answer of ours. */
const offered = (table: TableForGame): number | undefined => received(table).length || undefined;

/** What is done in a phase for who has not come to it in a first game. */
function lockOf(table: TableForGame, phase: Phase): string | undefined {
  const lock = adviserOf(table).locks.find((one) => one.phase === phase);
  return lock && said(lock.meanwhile);
}

/** The desk of a phase: it opens by itself when one of its decisions is owed. */
function desk(phase: Phase, Panel: GamePanel['Panel'], badge?: GamePanel['badge']): GamePanel {
  const kinds = KINDS[phase] ?? [];
  return {
    id: phase,
    label: () => words().phases[phase],
    icon: PHASE_MARKS[phase],
    wide: true,
    Panel,
    shows: (table) => viewOf(table).turn > 0,
    progress: (table) => progress(table, phase),
    wanted: (table) => isAsked(table, kinds) && !unaskedOf(table).isSpared && !isAdvised(table),
    locked: (table) => lockOf(table, phase),
    badge: (table) => badge?.(table) ?? (isAsked(table, kinds) ? 1 : undefined),
  };
}

export const desks: readonly GamePanel[] = [
  {
    id: 'opening',
    label: () => words().opening.label,
    icon: 'sw-d-science',
    wide: true,
    Panel: Opening,
    shows: (table) => !viewOf(table).turn,
    wanted: (table) => isAsked(table, ['choosing']) && !isAdvised(table),
  },
  desk('event', Events),
  desk('council', Council),
  desk('declaration', Treaties, offered),
  desk('income_extraction', Ledger),
  desk('player_subphases', Fleets),
  assaultPanel,
  battlePanel,
  desk('research', Science),
  desk('construction_repair', Works),
  desk('contamination_slave', Report),
];

/** Whether a desk has a place for this, so that the table need not show it. */
export function handles(what: Template | Choice): boolean {
  const { type } = 'blanks' in what ? what : (what.action as Action);
  return isHandled(type);
}
