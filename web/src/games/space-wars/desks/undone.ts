/** What would be left undone if the answer were sent now: said, never forbidden. */
import type { TableForGame } from '../../game';
import type { Action, SwView } from '../../../generated/games/space-wars';
import { said } from '../../../lib/i18n.svelte';
import { named } from '../printed';
import { worldsOf } from './catalogue';
import { received } from './dealing/offers.svelte';
import { draftOf, type Draft, type Order } from './draft.svelte';
import { found } from './found';
import { placeName } from './orders';
import { viewOf } from './phases';
import { words } from './words';

/** Nobody reads more than this. */
const MOST = 5;

interface Given {
  table: TableForGame;
  draft: Draft;
  view: SwView;
}

/** What is worth a word before sending, by the decision, the weightiest first. */
const WARNINGS: Readonly<Record<string, (given: Given) => (string | false | null | undefined)[]>> = {
  research: ({ draft: { verdict } }) => [verdict?.left && verdict.further.length > 0 && words().science.unspent(said(verdict.left))],
  ballot: ({ view, draft }) => {
    const motions = view.stage && 'docket' in view.stage ? (view.stage.docket ?? []).filter(({ vetoed }) => !vetoed).length : 0;
    const voted = new Set(draft.orders.flatMap((order) => (order.type === 'vote' ? [order.motion] : []))).size;
    return [motions > voted && words().council.abstains(motions - voted)];
  },
  declarations: ({ table, draft }) => {
    const offered = found(table.choices, 'offer_treaty').map(({ order }) => order.treaty);
    const treaties = draft.orders.some(({ type }) => type === 'offer_treaty')
      ? []
      : [...new Set(offered)].filter((treaty) => treaty === 'commercial' || treaty === 'scientific');
    return treaties.map((treaty) => words().treaties.room(named('treaty', treaty)));
  },
  answers: ({ table, draft }) => {
    const answered = draft.orders.filter(({ type }) => type === 'accept' || type === 'decline').length;
    const open = received(table).length - answered;
    return [open > 0 && words().treaties.unanswered(open)];
  },
  extraction: ({ table, draft }) => {
    const usual = table.asked?.action as Action | undefined;
    const idle = tokensOf(usual?.type === 'form' ? (usual.orders as Order[]) : []) - tokensOf(draft.orders);
    return [idle > 0 && words().ledger.idle(idle)];
  },
  works: ({ table, draft, view }) => {
    const say = words().works;
    const natives = new Set(found(table.choices, 'convert').map(({ order }) => order.system)).size;
    const orders = (types: readonly string[], system: string): boolean =>
      draft.orders.some((order) => types.includes(order.type) && 'system' in order && order.system === system);
    const able = (type: 'build' | 'commission', system: string): boolean =>
      found(table.choices, type).some(({ order }) => order.system === system) && !orders([type], system);
    const worlds = worldsOf(view, table.seat).map(({ system }) => system);
    return [
      natives > 0 && say.natives(natives),
      ...worlds.filter((system) => able('commission', system)).map((system) => say.idleYard(placeName(system))),
      ...worlds.filter((system) => able('build', system)).map((system) => say.idleWorld(placeName(system))),
    ];
  },
  repairs: ({ table, draft }) => {
    const mended = new Set(draft.orders.flatMap((order) => (order.type === 'repair' ? [order.craft] : [])));
    const left = new Set(found(table.choices, 'repair').map(({ order }) => order.craft).filter((craft) => !mended.has(craft))).size;
    return [left > 0 && words().works.damaged(left)];
  },
};

const tokensOf = (orders: readonly Order[]): number =>
  orders.reduce((sum, order) => sum + (order.type === 'extract' ? order.tokens : 0), 0);

export function undone(table: TableForGame): string[] {
  const draft = draftOf(table);
  const warnings = WARNINGS[draft.kind ?? '']?.({ table, draft, view: viewOf(table) }) ?? [];
  return warnings.filter((warning) => typeof warning === 'string').slice(0, MOST);
}
