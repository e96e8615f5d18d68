import { createHash } from 'node:crypto';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import type { ErrorDefinition } from '@hafi/contract/core/errors';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';

/** Names what is too large, instead of any body. */
export const refuseTooLarge = (tooLarge: ErrorDefinition) => (error: FastifyError) => {
  throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new Problem(tooLarge) : error;
};

/**
 * Mounts routes whose body is one file: read as a whole, whatever its declared type, up to `max`
 * bytes.
 * @throws Problem `tooLarge` when it is larger
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
    scope.setErrorHandler(refuseTooLarge(tooLarge));
    mount(scope);
  });
}

/** The bytes of the file that was sent. */
export function fileOf({ body }: FastifyRequest): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}

/** The body of a request, to compare with another: for a file, its SHA-256. */
export function sentBody({ body }: FastifyRequest): unknown {
  if (body instanceof Uint8Array) return createHash('sha256').update(body).digest('hex');
  return body ?? null;
}
