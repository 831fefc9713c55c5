// Shows what the server tells while no page is open, and opens the game it is about. Part of worker.js.

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {};
  const options = { body: told.body, tag: told.tag, icon: '/icon.svg', badge: '/icon.svg', data: { link: told.link } };
  event.waitUntil(self.registration.showNotification(told.title || 'Stellarch', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link || '/', self.location.origin);
  // A push says where to go by the server's own name, which need not be the one this browser knows it by.
  const here = new URL(link.pathname + link.search + link.hash, self.location.origin).href;
  event.waitUntil(opened(here));
});

async function opened(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === link);
  if (there) return there.focus();
  return self.clients.openWindow(link);
}
