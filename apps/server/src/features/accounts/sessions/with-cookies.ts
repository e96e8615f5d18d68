import type { Call } from '../../../platform/http/handler.ts';

/** The answer of a use case, and its Set-Cookie headers. */
export interface WithCookies<D> {
  readonly data: D;
  readonly cookies: readonly string[];
}

/** Sets the cookies and returns the answer. */
export function sendWithCookies<D>(
  { setHeader }: Pick<Call, 'setHeader'>,
  { cookies, data }: WithCookies<D>,
): { data: D } {
  const [first, ...others] = cookies;
  if (first) setHeader('set-cookie', others.length > 0 ? [first, ...others] : first);
  return { data };
}
