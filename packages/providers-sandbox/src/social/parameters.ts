import type { FastifyRequest } from 'fastify';

/** The query of a request, unparsed by Fastify. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  const mark = request.url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : request.url.slice(mark + 1));
}

/** The form body of a request; empty when there is none. */
export function formOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(typeof request.body === 'string' ? request.body : '');
}

/** One parameter; an empty string when it is missing, empty or (RFC 6749, 3.1) repeated. */
export function one(parameters: URLSearchParams, name: string): string {
  const values = parameters.getAll(name);
  return values.length === 1 ? (values[0] ?? '') : '';
}

/** The token of `Authorization: Bearer`; an empty string without one. */
export function bearerOf(request: FastifyRequest): string {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** The base URL of this plugin, which is also the issuer: scheme, host and prefix. */
export function baseOf(request: FastifyRequest, prefix: string): string {
  return `${request.protocol}://${request.host}${prefix}`;
}
