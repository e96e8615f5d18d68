import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { MomoProduct } from '../events.ts';
import type { ApiUser } from '../store.ts';
import { Refusal } from './refusal.ts';

const TOKEN_SECONDS = 3600;

/** Reads one header as text; a repeated or missing header is an empty string. */
export function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Throws 401 unless `Ocp-Apim-Subscription-Key` is present and, when there is a list, on it. */
export function checkSubscription(context: Context, request: FastifyRequest): void {
  const key = header(request, 'ocp-apim-subscription-key');
  const allowed = context.credentials.subscriptionKeys;
  if (key === '' || (allowed && !allowed.includes(key))) {
    throw new Refusal(
      401,
      'ACCESS_DENIED',
      'Access denied due to missing or invalid subscription key.',
    );
  }
}

/** The API user with this id: provisioned here or configured at start. */
export function findApiUser(context: Context, id: string): ApiUser | undefined {
  const given = context.credentials.momo?.find((one) => one.apiUser === id);
  if (!given) return context.store.apiUser(id);
  return { id, callbackHost: given.callbackHost, apiKeys: [given.apiKey] };
}

/**
 * Checks `Authorization: Basic` and issues a token for one product, valid 3600 s; otherwise 401.
 */
export function issueToken(
  context: Context,
  request: FastifyRequest,
  product: MomoProduct,
): object {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header(request, 'authorization'))?.[1] ?? '';
  const plain = Buffer.from(basic, 'base64').toString('utf8');
  const colon = plain.indexOf(':');
  const user = findApiUser(context, plain.slice(0, Math.max(colon, 0)));
  if (!user?.apiKeys.includes(plain.slice(colon + 1))) {
    throw new Refusal(401, 'LOGIN_FAILED', 'API user or API key is wrong.');
  }
  const now = context.clock.now();
  const token = randomBytes(32).toString('base64url');
  context.store.record({
    type: 'token-issued',
    at: now.toISOString(),
    token,
    product,
    apiUser: user.id,
    expiresAt: new Date(now.getTime() + TOKEN_SECONDS * 1000).toISOString(),
  });
  return { access_token: token, token_type: 'access_token', expires_in: TOKEN_SECONDS };
}

/**
 * The API user of a bearer token for this product; 401 when it is unknown, expired or for another
 * product.
 */
export function authenticate(
  context: Context,
  request: FastifyRequest,
  product: MomoProduct,
): ApiUser {
  checkSubscription(context, request);
  const value = /^Bearer (\S+)$/i.exec(header(request, 'authorization'))?.[1] ?? '';
  const token = context.store.token(value);
  const alive = token && new Date(token.expiresAt) > context.clock.now();
  const user = alive && token.product === product ? findApiUser(context, token.apiUser) : undefined;
  if (!user) throw new Refusal(401, 'UNAUTHORIZED', 'Access token is missing, wrong or expired.');
  return user;
}
