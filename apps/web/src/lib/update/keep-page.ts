import type { WorkerMessage } from '../../sw/messages.ts';

/** Gives the service worker the files that this page has loaded, so that they open offline. */
export async function keepThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const message: WorkerMessage = { type: 'keep', urls: [...new Set(urls)] };
  active?.postMessage(message);
}
