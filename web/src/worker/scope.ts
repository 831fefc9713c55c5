/** What the worker uses of a service worker's world: TypeScript knows either that or a page's. */
interface Lasting extends Event {
  /** Have the worker live until something is done. */
  waitUntil(done: Promise<unknown>): void;
}

interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  importScripts(address: string): void;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
}
