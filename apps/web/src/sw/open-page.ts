import { matchPrecache } from 'workbox-precaching';
import { pageLanguage } from './language.ts';
import { after } from './wait.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take to respond before the stored frame is shown, in milliseconds. */
const timeoutMs = 2_000;
const notOurs = /^\/(api|sandbox|assets|clips)\/|\.(xml|txt|json|webmanifest|js|png|svg)$/;
/** Statuses by which a proxy reports that the server is away. */
const serverAway = new Set([502, 503, 504]);

/** Whether a URL is one of the app's own pages, which may be rendered from stored files. */
export const ownsPage = ({ origin, pathname }: URL): boolean =>
  origin === self.location.origin && !notOurs.test(pathname);

/**
 * The stored frame with the emergency numbers; its script renders the page if it is on the device.
 */
async function keptFrame(url: string): Promise<Response | undefined> {
  return matchPrecache(`/offline.${await pageLanguage(url)}.html`);
}

/**
 * Opens a page from the server. Offline, or when the server is away or slow, it answers with the
 * stored frame, which is the same for everybody: personal pages are never stored.
 */
export async function openPage(request: Request): Promise<Response> {
  const asking = new AbortController();
  const fetched = fetch(request, { signal: asking.signal }).catch(() => null);
  const answer = await Promise.race([fetched, after(timeoutMs)]);
  if (answer && !serverAway.has(answer.status)) return answer;
  const kept = await keptFrame(request.url);
  if (!kept) return (await fetched) ?? Response.error();
  // Nobody reads that answer: on HTTP/1.1 six that never come hold every connection of the browser,
  // and nothing more is sent, not even a call for help.
  asking.abort();
  return kept;
}
