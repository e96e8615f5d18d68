import type { Locale } from '@hafi/i18n/locales';
import type { Call } from '../../platform/http/handler.ts';

/** Where a request comes from, whoever sends it. */
export interface Visitor {
  /** The network address, for limits. */
  readonly address: string;
  /** The language of the page. */
  readonly locale: Locale;
  /** What the browser calls itself; empty when it does not say. */
  readonly userAgent: string;
}

/** Where a call comes from. */
export const visitorOf = (
  call: Pick<Call, 'address' | 'headers'> & { readonly locale: Locale },
): Visitor => ({
  address: call.address,
  locale: call.locale,
  userAgent: call.headers['user-agent'] ?? '',
});
