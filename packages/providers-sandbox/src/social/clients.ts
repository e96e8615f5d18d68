import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { one } from './parameters.ts';

/** Whether a client with this id may use the social sign-ins. */
export function isKnownClient(context: Context, id: string): boolean {
  const clients = context.oauthClients;
  return id !== '' && (clients === undefined || clients.some((client) => client.id === id));
}

/**
 * Whether people may be redirected to this address: http or https, without credentials or fragment,
 * on loopback or the sandbox's own host, and on the client's list if it has one.
 */
export function isRedirectAllowed(
  context: Context,
  clientId: string,
  address: string,
  ownHost: string,
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, host, username, password } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || password !== '' || address.includes('#')) return false;
  if (!isLoopback(hostname) && host !== ownHost) return false;
  const listed = context.oauthClients?.find(({ id }) => id === clientId)?.redirectUris;
  return listed === undefined || listed.includes(address);
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/**
 * The client id of a token request, authenticated by `client_secret_basic` or `client_secret_post`;
 * undefined when id or secret are missing or wrong.
 */
export function authenticateClient(
  context: Context,
  request: FastifyRequest,
  form: URLSearchParams,
): string | undefined {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const [id, secret] = basic
    ? fromBasic(basic)
    : [one(form, 'client_id'), one(form, 'client_secret')];
  if (!id || !secret) return undefined;
  const clients = context.oauthClients;
  const proven = !clients || clients.some((one) => one.id === id && one.secret === secret);
  return proven ? id : undefined;
}

function fromBasic(encoded: string): (string | undefined)[] {
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return [id, secret.join(':')].map((text) => new URLSearchParams(`x=${text}`).get('x') ?? '');
}
