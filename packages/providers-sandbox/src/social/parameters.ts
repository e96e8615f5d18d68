import type { FastifyRequest } from 'fastify';

/** The query of a request as it came. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  const mark = request.url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : request.url.slice(mark + 1));
}

/** The form in the body of a request; empty when there is none. */
export function formOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(typeof request.body === 'string' ? request.body : '');
}

/** One parameter; an empty text when it is missing, empty or (RFC 6749, 3.1) repeated. */
export function one(parameters: URLSearchParams, name: string): string {
  const values = parameters.getAll(name);
  return values.length === 1 ? (values[0] ?? '') : '';
}

/** The token of `Authorization: Bearer`; an empty text without one. */
export function bearerOf(request: FastifyRequest): string {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** Where the caller reaches this plugin, which is also the issuer: scheme, host and prefix. */
export function baseOf(request: FastifyRequest, prefix: string): string {
  return `${request.protocol}://${request.host}${prefix}`;
}
