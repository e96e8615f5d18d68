import { isLocale, type Locale, negotiateLocale, sourceLocale } from '@hafi/i18n/locales';
import { useSyncExternalStore } from 'react';
import { isPrerendered } from '../page/prerendered.ts';
import { useRegion } from '../preferences/region.ts';

const cookie = 'hafi-locale';
const yearInSeconds = 365 * 24 * 3600;
const listeners = new Set<() => void>();

function startLocale(): Locale {
  if (import.meta.env.SSR) return sourceLocale;
  const drawn = document.documentElement.lang;
  if (isPrerendered && isLocale(drawn)) return drawn;
  const kept = new RegExp(`(?:^|; )${cookie}=([a-z]+)`).exec(document.cookie)?.[1];
  return isLocale(kept) ? kept : negotiateLocale(navigator.languages.join(','));
}

let current: Locale = startLocale();

/** The current language of the page. */
export const currentLocale = (): Locale => current;

/** Stores the language for a year and notifies listeners; `words.ts` loads its messages first. */
export function keepLocale(locale: Locale): void {
  current = locale;
  if (import.meta.env.SSR) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and old Android
  document.cookie = `${cookie}=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax`;
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current language of the page; re-renders when it or the region changes. */
export function useLocale(): Locale {
  useRegion();
  return useSyncExternalStore(subscribe, currentLocale, currentLocale);
}
