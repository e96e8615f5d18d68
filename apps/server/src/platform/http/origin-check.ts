import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when there is no Origin header (not a browser), or it names our public origin, or the host
 * that the request is for with the scheme of our public origin.
 */
export function isOwnOrigin(
  origin: string | undefined,
  publicOrigin: string,
  host: string | undefined,
): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  const scheme = publicOrigin.slice(0, publicOrigin.indexOf('//'));
  return host !== undefined && origin === `${scheme}//${host}`;
}

/**
 * Prevents cross-site request forgery: refuses a changing request that a browser sent from another
 * site, by Fetch Metadata and Origin (OWASP CSRF cheat sheet); cookies are also SameSite=Lax.
 * Requests with a bearer token pass, because a browser never sends one by itself.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (safeMethods.has(request.method) || request.headers.authorization) return;
  const site = request.headers['sec-fetch-site'];
  const foreign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    !isOwnOrigin(request.headers.origin, publicOrigin, request.headers.host);
  if (foreign) throw new Problem(coreErrors['foreign-origin']);
}
