import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isWorkerMessage } from './messages.ts';
import { openPage, ownsPage } from './open-page.ts';
import { openFromNotification, showPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
/**
 * Filled in by the build: the files that the emergency numbers need offline, and the build's name.
 */
declare const __SHELL__: PrecacheEntry[];
declare const __BUILD__: string;

const assetCache = `hafi-assets-${__BUILD__}`;
/** Some servers answer with a page where a file has gone: kept, it would stand in its place. */
const isFile = (answer: Response) =>
  answer.ok && !answer.headers.get('content-type')?.startsWith('text/html');
const assets = new CacheFirst({
  cacheName: assetCache,
  plugins: [{ cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) }],
});

precacheAndRoute(__SHELL__, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

// Their names contain a content hash. Personal data is excluded: /api, recorded clips and pages are
// never stored.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && ownsPage(url),
  ({ request }) => openPage(request),
);

async function dropOldAssets(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('hafi-assets-') && name !== assetCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Stores what the page loaded before the worker existed; the browser still has it in its cache. */
async function keep(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(assetCache);
  for (const url of urls) {
    if (await caches.match(url)) continue;
    const answer = await fetch(url);
    if (isFile(answer)) await cache.put(url, answer);
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldAssets(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isWorkerMessage(message)) return;
  // Only when the reader asks, because an older page would lose its files.
  if (message.type === 'take-over') void self.skipWaiting();
  else event.waitUntil(keep(message.urls).catch(() => undefined));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data?.text() ?? ''));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openFromNotification(event.notification));
});
