import type { Locale } from '@hafi/i18n/locales';
import type { Call } from '../../platform/http/handler.ts';

/** The origin of a request, signed in or not. */
export interface Visitor {
  /** The network address, for rate limits. */
  readonly address: string;
  /** The language of the page. */
  readonly locale: Locale;
  /** The User-Agent header; empty when absent. */
  readonly userAgent: string;
}

/** The origin of a call. */
export const visitorOf = (
  call: Pick<Call, 'address' | 'headers'> & { readonly locale: Locale },
): Visitor => ({
  address: call.address,
  locale: call.locale,
  userAgent: call.headers['user-agent'] ?? '',
});
