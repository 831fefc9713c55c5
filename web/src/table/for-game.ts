/** What a game may ask of the table it is played at, and no more. */
import type { Play } from '../generated/api';
import type { TableForGame } from '../games/game';
import { settings } from '../lib/settings.svelte';
import type { Stage } from './stage.svelte';
import type { Table } from './table.svelte';

interface Ways {
  play: (action: Play['action']) => Promise<void>;
  showRule: (rule: string) => void;
  goTo: (panel: string) => void;
  again: () => Promise<void>;
}

export function tableForGame(table: Table, stage: Stage, { play, showRule, goTo, again }: Ways): TableForGame {
  return {
    get view() { return table.now?.view; },
    get seat() { return table.seat ?? undefined; },
    get asked() { return table.state?.decision ?? undefined; },
    get choices() { return table.choices; },
    get free() { return table.free; },
    get templates() { return table.templates; },
    get number() { return table.number; },
    get log() { return table.log; },
    get ready() { return table.ready; },
    get shared() { return table.mine.length > 1; },
    get readyIn() { return table.state?.ready_in ?? 0; },
    get held() { return table.state?.held ?? 0; },
    get canAct() { return table.canAct && !stage.playing; },
    get confirms() { return settings.confirm; },
    get names() { return table.names; },
    get hint() { return table.advice.hint; },
    get advised() { return table.isAlone && table.advice.hintsOn; },
    get asks() { return !table.past.moment && table.seat !== null && table.due.includes(table.seat); },
    get asking() { return table.advice.asking; },
    advise: () => table.advice.askHint(),
    carryOut: async () => table.advice.hint && table.advice.carrying.carryOut(table.advice.hint),
    play: (action) => play(action as Play['action']),
    why: (action) => table.why(action as Play['action']),
    weigh: (action) => table.weigh(action as Play['action']),
    report: (after, until) => table.report(after, until),
    story: () => table.story(),
    board: (name) => table.board(name),
    whole: (type) => table.whole(type),
    showRule,
    goTo,
    again,
  };
}
