import type { FastifyRequest } from 'fastify';

/**
 * Whether a changing request comes from our own pages or from a program. Checks `Sec-Fetch-Site`,
 * or `Origin` from older browsers; whichever is present must match.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
