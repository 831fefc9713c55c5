/** The pages of the site, fetched when somebody goes there. A new page is a line in `lib/router` and a line here. */
import type { Component } from 'svelte';
import type { Route } from './lib/router.svelte';

type Name = Route['page'];
/** What its address says to a page. */
type Props<N extends Name> = Omit<Extract<Route, { page: N }>, 'page'>;
type Loaded<N extends Name> = Promise<{ default: Component<Props<N>> }>;
type Lazy = Exclude<Name, 'home' | 'unknown'>;

const PAGES: { [N in Lazy]: () => Loaded<N> } = {
  setup: () => import('./pages/Setup.svelte'),
  lobby: () => import('./pages/Lobby.svelte'),
  games: () => import('./pages/Games.svelte'),
  you: () => import('./pages/You.svelte'),
  notices: () => import('./pages/notices/NoticesPage.svelte'),
  stop: () => import('./pages/notices/StopPage.svelte'),
  person: () => import('./pages/Person.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  table: () => import('./table/TablePage.svelte'),
  analysis: () => import('./analysis/AnalysisPage.svelte'),
  board: () => import('./table/alone/BoardPage.svelte'),
  statistics: () => import('./pages/statistics/StatisticsPage.svelte'),
  open: () => import('./pages/open/OpenPage.svelte'),
  verify: () => import('./pages/verify/VerifyPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  lesson: () => import('./learn/LessonPage.svelte'),
  puzzle: () => import('./learn/PuzzlePage.svelte'),
};

/** Pages under which a phone has no tabs: they need the edge for themselves. */
const WITHOUT_TABS: readonly Name[] = ['table', 'board', 'analysis', 'lesson', 'puzzle', 'setup'];

/** Pages that stay as they are while their address changes. */
const LASTING: readonly Name[] = ['setup'];

export const pageOf = (name: Name): Promise<{ default: Component<Record<string, unknown>> }> | undefined =>
  name in PAGES ? (PAGES[name as Lazy]() as unknown as Promise<{ default: Component<Record<string, unknown>> }>) : undefined;

export function opened(route: Route): Record<string, unknown> {
  const { page: _, ...props } = route;
  return props;
}

/** With another one the page begins anew. */
export const keyOf = (route: Route): string => (LASTING.includes(route.page) ? route.page : JSON.stringify(identity(route)));

export const hasTabs = (name: Name): boolean => !WITHOUT_TABS.includes(name);

/** What names the thing a page shows; where in it one looks is no part of that. */
function identity(route: Route): unknown {
  const { move: _, rule: __, ...named } = { move: null, rule: null, ...route };
  return named;
}
