/** Whether this browser may be told while it is closed, and how it comes to be. */

export type Standing = 'cannot' | 'refused' | 'off' | 'on';

const KEYS = ['p256dh', 'auth'] as const;

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

export async function standing(): Promise<Standing> {
  if (!canPush()) return 'cannot';
  if (Notification.permission === 'denied') return 'refused';
  return (await subscription()) ? 'on' : 'off';
}

export interface Told {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Ask the browser; what its push service gives it, or nothing where somebody said no. */
export async function allow(key: string): Promise<Told | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/worker.js');
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const [p256dh, auth] = KEYS.map((name) => urlsafe(made.getKey(name)));
  return p256dh && auth ? { endpoint: made.endpoint, p256dh, auth } : undefined;
}

/** What was its address, which is good no more. */
export async function forbid(): Promise<string | undefined> {
  const made = await subscription();
  await made?.unsubscribe();
  return made?.endpoint;
}

function urlsafe(raw: ArrayBuffer | null): string {
  if (!raw) return '';
  return btoa(String.fromCharCode(...new Uint8Array(raw))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
