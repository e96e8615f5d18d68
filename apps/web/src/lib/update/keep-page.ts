import type { WorkerMessage } from '../../sw/messages.ts';

/**
 * Gives the service worker the files that this page has loaded, so that they open offline; also those
 * that are on their way, and the styles that a prerendered page has in one file, which the app asks
 * for one by one when it opens it.
 */
export async function keepThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const named = document.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet], link[rel=modulepreload]',
  );
  const urls = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...Array.from(named, ({ href }) => href),
  ]
    .map((name) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const message: WorkerMessage = { type: 'keep', urls: [...new Set(urls)] };
  active?.postMessage(message);
}
