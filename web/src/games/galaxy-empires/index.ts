/** Galaxy Empires on the page: its board, its decisions, its words, and what stands beside the board. */
import type { Action, GeView } from '../../generated/games/galaxy-empires';
import type { Choice, Counter, GameOnPage } from '../game';
import BoardView from './BoardView.svelte';
import Decide from './Decide.svelte';
import { liveriesOf } from './factions';
import { intro } from './intro';
import { logLine } from './log';
import { handles, panels } from './panels';
import { Picker } from './picker.svelte';
import { acts, marksOf } from './scene';
import { sources } from './sources';
import { words } from './words';

const seen = (view: unknown): GeView => view as GeView;

const ROW_ICONS: Record<string, string> = { territories: 'flag', fleets: 'fleet', pp: 'politics', cash: 'cash' };

function counters(view: GeView, seat: number): Counter[] {
  const player = view.players[seat];
  if (!player) return [];
  const say = words();
  return [
    { icon: 'flag', count: player.territories, label: say.territories },
    { icon: 'fleet', count: player.fleets, label: say.fleets },
    { icon: 'politics', count: player.pp, label: say.pp },
  ];
}

function rowNote(view: GeView, row: string): string | undefined {
  const notes = words().rows;
  if (row === 'territories') return notes.territories(view.territories_to_win);
  if (row === 'pp') return notes.pp(view.figures.pp_most);
  if (row === 'cash') return notes.cash(view.figures.cash_to_win);
  return row === 'fleets' ? notes.fleets : undefined;
}

function free(choice: Choice): { label: string; question: string; icon: string } {
  const say = words();
  const { type } = choice.action as Action;
  if (type === 'concede') return { label: say.concede, question: say.concedeQuestion, icon: 'flag' };
  if (type === 'withdraw_offer') return { label: say.withdraw, question: say.withdrawQuestion, icon: 'deal' };
  return { label: choice.text, question: choice.text, icon: 'right' };
}

export const galaxyEmpires: GameOnPage = {
  BoardView,
  Decide,
  panels,
  guided: true,
  intro,
  handles,
  decision: (table) => new Picker(table),
  doing: (action) => words().doing[(action as Action).type],
  isAtStake: (view) => seen(view).turn.open !== null,
  liveries: (view) => liveriesOf(seen(view)),
  total: (amount) => words().money(amount),
  counters: (view, seat) => counters(seen(view), seat),
  out: (view, seat) => (seen(view).players[seat]?.out ? 'eliminated' : undefined),
  verdict: (view, names, you) => {
    const { ending } = seen(view);
    if (!ending) return undefined;
    const [winner, how] = ending;
    return winner === you ? words().youWin[how] : words().wins[how](names[winner] ?? '');
  },
  period: (view) => {
    const { turn, options } = seen(view);
    return options.round_limit ? words().roundOf(turn.round, options.round_limit) : words().round(turn.round);
  },
  where: (entry) => { const marks = marksOf(entry); return marks?.tiles.at(-1) ?? marks?.ways.at(-1)?.to; },
  logLine: (entry, view) => logLine(entry, seen(view)),
  acts: (view, entry) => acts(seen(view), entry),
  sources: (view, seat, row) => sources(seen(view), seat, row),
  rowIcon: (row) => ROW_ICONS[row] ?? 'bonus',
  rowNote: (view, row) => rowNote(seen(view), row),
  free,
  again: (options) => Object.fromEntries(Object.entries(options).filter(([name]) => !name.startsWith('faction_'))),
  keys: () => {
    const say = words().keys;
    return [
      { keys: ['↑', '↓'], does: say.upDown },
      { keys: ['←', '→'], does: say.sides },
      { keys: ['7', '8', '9', '1', '2', '3'], does: say.six },
      { keys: ['Enter', 'Space'], does: say.pick },
      { keys: ['Esc'], does: say.letGo },
      { keys: ['N', 'P'], does: say.fleets },
      { keys: ['E', 'Shift E'], does: say.ends },
      { keys: ['B'], does: say.deploy },
      { keys: ['W'], does: say.why },
      { keys: ['+', '-', '0'], does: say.zoom },
    ];
  },
};
