/** The page of every game that shows itself as a map of hexes and has no page of its own. */
import type { HexMap } from '../../generated/api';
import type { GameOnPage } from '../game';
import BoardView from './BoardView.svelte';
import Decide from './Decide.svelte';
import { inWords, Picker } from './picker.svelte';
import { orderOf } from './orders';
import { planOf } from './plan';
import { words } from './words';

export const onHexes: GameOnPage = {
  BoardView,
  Decide,
  decision: (table) => new Picker(table),
  counters: () => [],
  out: () => undefined,
  period: () => undefined,
  where: ({ text, action }, view) => orderOf({ text, action }, new Set(planOf(view as HexMap).byKey.keys())).hexes.at(-1),
  logLine: () => undefined,
  acts: () => [],
  sources: () => new Map(),
  rowIcon: (row) => (row === 'total' ? 'total' : 'bonus'),
  rowNote: () => undefined,
  free: (choice) => ({ label: inWords(choice), question: inWords(choice), icon: 'right' }),
  intro: async (begun) => [{ ...words().intro, view: (await begun()) as HexMap }],
  again: (options) => ({ ...options }),
  keys: () => {
    const say = words().keys;
    return [
      { keys: ['←', '→', '↑', '↓'], does: say.walk },
      { keys: ['1', '…', '9'], does: say.six },
      { keys: ['Enter', 'Space'], does: say.pick },
      { keys: ['Esc'], does: say.letGo },
      { keys: ['N', 'P'], does: say.next },
      { keys: ['+', '-', '0'], does: say.zoom },
    ];
  },
};
