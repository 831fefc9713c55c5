/** The service worker: it keeps the page's own files, so that the page opens without the line. A game needs the line: of what
 * the server says only the lists are kept, to be shown with the time they are from. It knows nothing of the page.
 * What shows notices is a file of its own, `worker-push.js`. */
import { keep, kept, SHELL } from './kept';
import type { Scope } from './scope';

/** Addresses whose last answer is shown while there is no line. */
const LISTS: readonly string[] = ['/api/inbox', '/api/games', '/api/tables'];

const worker = self as unknown as Scope;

worker.importScripts('/worker-push.js'); // what shows notices while no page is open

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(newest(request, SHELL));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(forGood(request));
  } else if (LISTS.includes(pathname)) {
    event.respondWith(newest(request, request.url));
  }
});

/** Keep the page, and what it names: scripts, styles and fonts come when they are first asked for. */
async function keepShell(): Promise<void> {
  const page = await fetch(SHELL, { cache: 'no-cache' });
  const named = [...(await page.clone().text()).matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, path]) => path!);
  await keep(SHELL, page);
  await Promise.all(named.map((path) => forGood(new Request(path))));
}

/** A built file: its name changes with what is in it. */
async function forGood(request: Request): Promise<Response> {
  const known = await kept(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await keep(request.url, answer.clone());
  return answer;
}

/** What the server says now; while there is no line, what it said last. */
async function newest(request: Request, as: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(as, answer.clone());
    return answer;
  } catch (fault) {
    const known = await kept(as);
    if (!known) throw fault;
    return known;
  }
}
