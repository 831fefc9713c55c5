/** The page as an app: a worker keeps its files, so that it opens without the line. */

const WORKER = '/worker.js';
const RELOADED = 'stellarch.reloaded';

export function beApp(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    addEventListener('load', () => void navigator.serviceWorker.register(WORKER).catch(() => undefined));
  }
  // A page of an older version asks for files that are no more: it is loaded anew, once.
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED)) < 60_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
