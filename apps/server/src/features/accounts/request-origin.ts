import type { Locale } from '@hafi/i18n/locales';
import type { Call } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { askingBrowser } from './sign-in/asking-browser.ts';

/** The origin of a request, signed in or not. */
export interface RequestOrigin {
  /** The network address, for rate limits. */
  readonly address: string;
  /** The language of the page. */
  readonly locale: Locale;
  /** The secret of the browser, once it has asked for a code; null when it sends no cookie. */
  readonly browser: string | null;
  /** The Cookie header, which tells whose account was signed in to on this device before. */
  readonly cookie: string | undefined;
  /** The User-Agent header; empty when absent. */
  readonly userAgent: string;
}

/** The origin of a call. */
export const originOf = (
  platform: Pick<Platform, 'clock' | 'config'>,
  call: Pick<Call, 'address' | 'headers'> & { readonly locale: Locale },
): RequestOrigin => ({
  address: call.address,
  browser: askingBrowser(platform, call.headers.cookie),
  cookie: call.headers.cookie,
  locale: call.locale,
  userAgent: call.headers['user-agent'] ?? '',
});
