import { isLocale, type Locale, negotiateLocale } from '@hafi/i18n/locales';

const cookieName = 'hafi-locale';
const yearInSeconds = 365 * 24 * 3600;

/** What a request says about its language. */
export interface LanguageWish {
  readonly query: string | undefined;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** The language of a page: `lang` in the address, else the cookie, else Accept-Language. */
export function pageLocale({ query, cookie, acceptLanguage }: LanguageWish): Locale {
  if (isLocale(query)) return query;
  const kept = new RegExp(`(?:^|; )${cookieName}=([a-z]+)`).exec(cookie ?? '')?.[1];
  return isLocale(kept) ? kept : negotiateLocale(acceptLanguage);
}

/** The Set-Cookie header that stores a language. The page's own script reads and changes it too. */
export const localeCookie = (locale: Locale): string =>
  `${cookieName}=${locale}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
