/** What the worker keeps. Old files go when there are too many. */
export const SHELL = '/';
/** The header that says of a kept answer when it came. */
const FROM = 'x-from';

const NAME = 'stellarch-1';
const MOST = 240;

export async function kept(address: string): Promise<Response | undefined> {
  return (await caches.open(NAME)).match(address, { ignoreVary: true });
}

export async function keep(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(NAME);
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding'); // it is kept as it is read
  headers.set(FROM, new Date().toISOString());
  const body = await answer.blob();
  await cache.delete(address); // what is kept anew is the youngest
  await cache.put(address, new Response(body, { status: answer.status, headers }));
  const all = await cache.keys();
  const old = all.filter(({ url }) => new URL(url).pathname !== SHELL).slice(0, Math.max(0, all.length - MOST));
  await Promise.all(old.map((request) => cache.delete(request)));
}
