import { isLocale, type Locale, negotiateLocale } from '@hafi/i18n/locales';
import { matchPrecache } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take to begin before what is on the device is shown, in milliseconds. */
const patience = 3_000;
const notOurs = /^\/(api|sandbox|assets|clips)\/|\.(xml|txt|json|webmanifest|js|png|svg)$/;
/** The proxy speaks for a server that is away. */
const serverAway = new Set([502, 503, 504]);

/** Whether an address is one of the app's own pages, which may be drawn on the device. */
export const ownsPage = ({ origin, pathname }: URL): boolean =>
  origin === self.location.origin && !notOurs.test(pathname);

async function pageLanguage(url: string): Promise<Locale> {
  const asked = new URL(url).searchParams.get('lang');
  if (isLocale(asked)) return asked;
  const chosen = await self.cookieStore?.get('hafi-locale');
  return isLocale(chosen?.value)
    ? chosen.value
    : negotiateLocale(self.navigator.languages.join(','));
}

/** The frame with the emergency numbers; its script draws the page if it is on the device. */
async function keptFrame(url: string): Promise<Response | undefined> {
  return matchPrecache(`/offline.${await pageLanguage(url)}.html`);
}

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/**
 * Opens a page from the server. Without network, when the server is away or slow, it answers the
 * kept frame instead, which is the same for everybody: no page of a person's is ever kept.
 */
export async function openPage(request: Request): Promise<Response> {
  const fetched = fetch(request).catch(() => null);
  const answer = await Promise.race([fetched, after(patience)]);
  if (answer && !serverAway.has(answer.status)) return answer;
  const kept = await keptFrame(request.url);
  return kept ?? (await fetched) ?? Response.error();
}
