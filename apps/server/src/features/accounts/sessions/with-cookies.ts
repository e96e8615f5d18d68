import type { Call } from '../../../platform/http/handler.ts';

/** What a use case answers, and the Set-Cookie headers that go with it. */
export interface WithCookies<D> {
  readonly data: D;
  readonly cookies: readonly string[];
}

/** Sets the cookies of an answer, and answers the rest. */
export function sendWithCookies<D>(
  { setHeader }: Pick<Call, 'setHeader'>,
  { cookies, data }: WithCookies<D>,
): { data: D } {
  const [first, ...others] = cookies;
  if (first) setHeader('set-cookie', others.length > 0 ? [first, ...others] : first);
  return { data };
}
