import { createHash } from 'node:crypto';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Mounts a route whose body is one file: read whole, whatever it calls itself, up to its own limit
 * and no further.
 */
export function takeFiles(
  app: FastifyInstance,
  { max, tooLarge }: NonNullable<Endpoint['file']>,
  mount: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: max }, (_, body, done) => {
      done(null, body);
    });
    scope.setErrorHandler((error: FastifyError) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new Problem(tooLarge) : error;
    });
    mount(scope);
  });
}

/** The bytes of the file that was sent. */
export function fileOf({ body }: FastifyRequest): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}

/** What a request said, to be compared with another: of a file, its fingerprint. */
export function sentBody({ body }: FastifyRequest): unknown {
  if (body instanceof Uint8Array) return createHash('sha256').update(body).digest('hex');
  return body ?? null;
}
