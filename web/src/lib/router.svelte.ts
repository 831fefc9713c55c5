/** Which page an address means, and going from one to another without loading anew. */

export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string | null }
  | { page: 'lobby' }
  | { page: 'games' }
  | { page: 'you' }
  | { page: 'table'; id: string; move: number | null }
  | { page: 'notices' }
  | { page: 'stop' }
  | { page: 'person'; address: string }
  | { page: 'analysis'; id: string; move: number | null }
  | { page: 'board'; id: string }
  | { page: 'verify'; id: string | null }
  | { page: 'statistics' }
  | { page: 'open' }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'puzzle'; id: string }
  | { page: 'unknown' };

const PAGES: [RegExp, (part: string, rest: string) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/new(?:\/([a-z0-9-]+))?$/, (game) => ({ page: 'setup', game: game || null })],
  [/^\/tables$/, () => ({ page: 'lobby' })],
  [/^\/games$/, () => ({ page: 'games' })],
  [/^\/you$/, () => ({ page: 'you' })],
  [/^\/t\/([\w-]+)(?:\/(\d{1,6}))?$/, (id, move) => ({ page: 'table', id, move: move ? Number(move) : null })],
  [/^\/notices$/, () => ({ page: 'notices' })],
  [/^\/stop$/, () => ({ page: 'stop' })],
  [/^\/person\/(me|[0-9a-f]{16})$/, (address) => ({ page: 'person', address })],
  [/^\/t\/([\w-]+)\/analysis(?:\/(\d{1,6}))?$/, (id, move) => ({ page: 'analysis', id, move: move ? Number(move) : null })],
  [/^\/t\/([\w-]+)\/board$/, (id) => ({ page: 'board', id })],
  [/^\/verify$/, () => ({ page: 'verify', id: null })],
  [/^\/t\/([\w-]+)\/verify$/, (id) => ({ page: 'verify', id })],
  [/^\/statistics$/, () => ({ page: 'statistics' })],
  [/^\/open$/, () => ({ page: 'open' })],
  [/^\/rules(?:\/([a-z0-9-]+)(?:\/([\w.-]+))?)?$/, (game, rule) => ({ page: 'rules', game: game || null, rule: rule || null })],
  [/^\/learn$/, () => ({ page: 'learn' })],
  [/^\/learn\/([a-z0-9-]+)\/([a-z0-9-]+)$/, (game, lesson) => ({ page: 'lesson', game, lesson })],
  [/^\/puzzles\/([0-9a-z]+)$/, (id) => ({ page: 'puzzle', id })],
];

export function route(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(plain);
    if (found) return page(found[1] ?? '', found[2] ?? '');
  }
  return { page: 'unknown' };
}

let path = $state(location.pathname);
const now = $derived(route(path));

export const currentRoute = (): Route => now;

/** Go to an address of ours; `replace` leaves no way back to the page one comes from. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow our own links without loading, unless the visitor wants them elsewhere (a new tab, a download). */
export function followLinks(): () => void {
  const onclick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || route(link.pathname).page === 'unknown') return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const onpopstate = () => (path = location.pathname);
  document.addEventListener('click', onclick);
  addEventListener('popstate', onpopstate);
  return () => {
    document.removeEventListener('click', onclick);
    removeEventListener('popstate', onpopstate);
  };
}
