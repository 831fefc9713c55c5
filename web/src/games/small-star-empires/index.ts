/** Small Star Empires on the page: its board, its decisions, its words. */
import type { Action, SseView } from '../../generated/games/small-star-empires';
import type { Choice, Counter, GameOnPage, GamePanel } from '../game';
import { words as ofGuide } from '../guide/words';
import BoardView from './BoardView.svelte';
import Decide from './Decide.svelte';
import { guided, steps } from './guide';
import GuidePanel from './GuidePanel.svelte';
import { intro } from './intro';
import { logLine } from './log';
import { keyOf } from '../hex';
import { flownIn } from './board/ways';
import { Picker } from './picker.svelte';
import { acts } from './scene';
import { sources } from './sources';
import { words } from './words';

const seen = (view: unknown): SseView => view as SseView;

const ROW_ICONS: Record<string, string> = {
  planets: 'planet',
  nebulae: 'nebula',
  stations: 'station',
  bonus: 'bonus',
  territory: 'territory',
  tiles: 'dice',
  tolls: 'colony',
  total: 'total',
  wins: 'crown',
};

function counters(view: SseView, seat: number): Counter[] {
  const player = view.players[seat];
  if (!player) return [];
  const say = words();
  const [colonies, stations, received] = player.supply;
  const all: Counter[] = [
    { icon: 'colony', count: colonies, label: say.colonies },
    { icon: 'station', count: stations, label: say.stations },
    { icon: 'ship', count: player.ships.length, label: say.ships },
  ];
  return received ? [...all, { icon: 'bonus', count: received, label: say.received }] : all;
}

function rowNote(view: SseView, row: string): string | undefined {
  const notes = words().rows;
  return row in notes ? notes[row as keyof typeof notes](view.worth) : undefined;
}

const panels: readonly GamePanel[] = [
  {
    id: 'guide',
    label: () => ofGuide().label,
    icon: 'help',
    shows: (table) => table.seat !== undefined && guided(),
    badge: (table) => steps(table).filter((step) => !step.done).length || undefined,
    Panel: GuidePanel,
  },
];

export const smallStarEmpires: GameOnPage = {
  BoardView,
  Decide,
  panels,
  guided: true,
  intro,
  decision: (table) => new Picker(table),
  counters: (view, seat) => counters(seen(view), seat),
  out: (view, seat) => {
    const standing = seen(view).players[seat]?.standing;
    return standing === 'playing' ? undefined : standing;
  },
  period: (view) => {
    const { campaign } = seen(view);
    return campaign ? words().round(campaign[0]) : undefined;
  },
  where: (entry) => { const flown = flownIn(entry); return flown && keyOf(flown.to); },
  logLine: (entry, view) => logLine(entry, seen(view)),
  acts: (view, entry) => acts(seen(view), entry),
  sources: (view, seat, row) => sources(seen(view), seat, row),
  rowIcon: (row) => ROW_ICONS[row] ?? 'bonus',
  rowNote: (view, row) => rowNote(seen(view), row),
  free: (choice: Choice) => {
    const say = words();
    return (choice.action as Action).type === 'resign'
      ? { label: say.resign, question: say.resignQuestion, icon: 'flag' }
      : { label: choice.text, question: choice.text, icon: 'right' };
  },
  again: ({ board: _, ...options }) => options,
  keys: () => {
    const say = words().keys;
    return [
      { keys: ['←', '→'], does: say.eastWest },
      { keys: ['↑', '↓'], does: say.upDown },
      { keys: ['7', '9', '4', '6', '1', '3'], does: say.six },
      { keys: ['Enter', 'Space'], does: say.pick },
      { keys: ['Esc'], does: say.letGo },
      { keys: ['N', 'P'], does: say.ships },
      { keys: ['E', 'Shift E'], does: say.ends },
      { keys: ['C', 'T'], does: say.pieces },
      { keys: ['W'], does: say.why },
      { keys: ['+', '-', '0'], does: say.zoom },
    ];
  },
};
