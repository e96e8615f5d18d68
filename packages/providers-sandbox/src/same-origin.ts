import type { FastifyRequest } from 'fastify';

/**
 * Whether a changing request comes from our own pages or from a program. Browsers send
 * `Sec-Fetch-Site`, older ones only `Origin`; whichever is there must name us.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
