import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when an Origin header is absent (no browser) or names this very host. */
export function isOwnOrigin(origin: string | undefined, own: readonly string[]): boolean {
  if (origin === undefined) return true;
  return own.some((each) => origin === each || origin.endsWith(`//${each}`));
}

/**
 * Stops cross-site request forgery: a changing request that a browser sent from another site is
 * refused (Fetch Metadata and Origin, OWASP CSRF cheat sheet; cookies are SameSite=Lax besides).
 * A bearer token is not sent by a browser on its own, so such requests pass.
 * @throws Problem foreign-origin
 */
export function refuseForeignOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (safeMethods.has(request.method) || request.headers.authorization) return;
  const site = request.headers['sec-fetch-site'];
  const foreign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    !isOwnOrigin(request.headers.origin, [publicOrigin, request.headers.host ?? '']);
  if (foreign) throw new Problem(coreErrors['foreign-origin']);
}
