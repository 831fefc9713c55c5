/** Space Wars on the page: its galaxy, its decisions, its words, and what stands beside the map. */
import type { Action, SwShown, SwView } from '../../generated/games/space-wars';
import { showSymbols } from '../../lib/sprite';
import type { Choice, Counter, GameOnPage } from '../game';
import { words as ofGuide } from '../guide/words';
import { adviserOf } from './adviser/adviser.svelte';
import Adviser from './adviser/Adviser.svelte';
import Overview from './adviser/Overview.svelte';
import Rail from './adviser/Rail.svelte';
import { words as ofAdviser } from './adviser/words';
import marks from './art/marks.svg?raw';
import BoardView from './BoardView.svelte';
import Decide from './Decide.svelte';
import { desks, handles } from './desks';
import GuidePanel from './guide/GuidePanel.svelte';
import Inspector from './inspector/Inspector.svelte';
import { doing } from './doing';
import { intro } from './intro';
import { isQuiet, logLine } from './log';
import { Picker } from './picker.svelte';
import { named, wordFor } from './printed';
import { bond } from './relations';
import { acts, waysOf } from './scene';
import { shortcuts } from './shortcuts';
import { untoldAfter } from './since';
import { sources } from './sources';
import { unaskedOf } from './unasked.svelte';
import { words } from './words';

showSymbols(marks);

const seen = (view: unknown): SwView => view as SwView;

const ROW_ICONS: Record<string, string> = {
  systems: 'sw-d-worlds',
  sectors: 'sw-s-flag',
  cities: 'sw-b-city',
  laboratories: 'sw-b-research_center',
  credits: 'sw-m-credits',
  warships: 'sw-c-cruiser',
  value: 'sw-d-trend',
};

function counters(view: SwView, seat: number): Counter[] {
  const say = words();
  const own = view.sectors.each.filter(({ owner }) => owner === seat);
  return [
    { icon: 'sw-b-city', count: (view as SwShown).chart?.cities?.[seat] ?? 0, label: say.cities },
    { icon: 'sw-s-flag', count: own.length, label: say.sectors },
    { icon: 'sw-c-cruiser', count: Object.values(view.fleets.craft).filter(({ owner }) => owner === seat).length, label: say.craft },
  ];
}

function rowNote(view: SwView, row: string): string | undefined {
  const notes = words().rows;
  const { victory, victory_value } = view.options;
  if (row === 'value' && victory === 'short') return notes.value(victory_value);
  if (row === 'cities' && victory === 'standard') return notes.cities;
  return row === 'sectors' && victory === 'long' ? notes.sectors : undefined;
}

function verdict(view: SwView, names: readonly string[], you: number | undefined): string | undefined {
  if (!view.ending) return undefined;
  const { winners, way } = view.ending;
  const how = way === 'short' || way === 'standard' || way === 'long' ? way : 'other';
  if (you !== undefined && winners.includes(you)) return words().youWin[how];
  return words().wins[how](winners.map((seat) => names[seat] ?? '').join(', '));
}

export const spaceWars: GameOnPage = {
  BoardView,
  Decide,
  guided: true,
  panels: [
    {
      id: 'turn',
      label: () => ofAdviser().turnCard.title,
      icon: 'sw-d-orders',
      shows: (table) => table.seat !== undefined,
      Panel: Overview,
    },
    { id: 'guide', label: () => ofGuide().label, icon: 'help', shows: (table) => table.seat !== undefined, Panel: GuidePanel },
    { id: 'sector', label: () => words().map.inspector, icon: 'sw-d-worlds', Panel: Inspector },
    ...desks,
  ],
  handles,
  intro,
  decision: (table) => new Picker(table),
  Adviser,
  advises: (table, decision) => adviserOf(table).tells || (adviserOf(table).stands && !decision.held),
  Rail,
  reports: true,
  since: (table) => untoldAfter(table.log, table.seat, (number) => unaskedOf(table).wrote(number)),
  doing: (action) => doing(action as Action),
  unasked: (table) => unaskedOf(table).answer(),
  counters: (view, seat) => counters(seen(view), seat),
  bond: (view, seat) => bond(seen(view), seat),
  out: (view, seat) => (seen(view).empires[seat]?.out ? 'eliminated' : undefined),
  verdict: (view, names, you) => verdict(seen(view), names, you),
  period: (view) => {
    const { turn, phase } = seen(view);
    return turn ? words().turn(turn, named('phase', phase)) : words().beforeFirst;
  },
  where: (entry, view) => waysOf(seen(view), entry).at(-1)?.to,
  logLine: (entry, view) => logLine(entry, seen(view)),
  isQuiet,
  acts: (view, entry) => acts(seen(view), entry),
  sources: (view, seat, row) => sources(seen(view), seat, row),
  rowIcon: (row) => ROW_ICONS[row] ?? 'bonus',
  rowNote: (view, row) => rowNote(seen(view), row),
  free: (choice: Choice) => ({ label: choice.text, question: choice.text, icon: 'right' }),
  wording: (value) => (typeof value === 'string' ? wordFor(value) : undefined),
  again: (options) => ({ ...options }),
  shortcuts,
  keys: () => {
    const say = words().keys;
    return [
      { keys: ['↑', '↓'], does: say.upDown },
      { keys: ['←', '→'], does: say.sides },
      { keys: ['7', '8', '9', '1', '2', '3'], does: say.six },
      { keys: ['Enter', 'Space'], does: say.pick },
      { keys: ['Esc'], does: say.letGo },
      { keys: ['N', 'P'], does: say.groups },
      { keys: ['E', 'Shift E'], does: say.ends },
      { keys: ['V', 'Shift V'], does: say.worlds },
      { keys: ['Q'], does: say.queue },
      { keys: ['X'], does: say.split },
      { keys: ['L'], does: say.load },
      { keys: ['B'], does: say.build },
      { keys: ['T'], does: say.treaty },
      { keys: ['W'], does: say.why },
      { keys: ['O'], does: say.overlays },
      { keys: ['I'], does: say.inspect },
      { keys: ['M'], does: say.small },
      { keys: ['+', '-', '0'], does: say.zoom },
    ];
  },
};
