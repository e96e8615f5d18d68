import { isLocale, type Locale, negotiateLocale } from '@hafi/i18n/locales';

declare const self: ServiceWorkerGlobalScope;

/** The language of a page: that of its address, else the chosen one, else one of the browser's. */
export async function pageLanguage(url?: string): Promise<Locale> {
  const requested = url ? new URL(url).searchParams.get('lang') : null;
  if (isLocale(requested)) return requested;
  const chosen = await self.cookieStore?.get('hafi-locale');
  return isLocale(chosen?.value)
    ? chosen.value
    : negotiateLocale(self.navigator.languages.join(','));
}
