import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AirtelCredential, Context } from '../context.ts';
import { AirtelRefusal, badRequest } from './answers.ts';

const TOKEN_SECONDS = 180;

/** The body as an object; 400 unless it is JSON and one. */
export function bodyOf(request: FastifyRequest): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(String(request.body ?? ''));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return body as Record<string, unknown>;
    }
  } catch {
    throw badRequest('The body is not JSON.');
  }
  throw badRequest('The body must be an object.');
}

const known = ({ credentials }: Context, id: string): AirtelCredential | undefined =>
  credentials.airtel?.find(({ clientId }) => clientId === id);

/** Checks the client and issues a token for 180 seconds; otherwise 401. */
export function issueToken(context: Context, request: FastifyRequest): object {
  const { client_id: id, client_secret: secret, grant_type: grant } = bodyOf(request);
  if (grant !== 'client_credentials') throw badRequest('grant_type must be client_credentials.');
  const client = known(context, String(id));
  if (!client || client.clientSecret !== secret) {
    throw new AirtelRefusal(401, 'Invalid client credentials', 'ESB000001');
  }
  const now = context.clock.now();
  const token = randomBytes(24).toString('base64url');
  context.store.record({
    type: 'token-issued',
    at: now.toISOString(),
    token,
    product: 'airtel-payment',
    apiUser: client.clientId,
    expiresAt: new Date(now.getTime() + TOKEN_SECONDS * 1000).toISOString(),
  });
  return { token_type: 'bearer', access_token: token, expires_in: String(TOKEN_SECONDS) };
}

/** The client of a living token, with the headers of Rwanda; 401, or 400 without the headers. */
export function authenticate(context: Context, request: FastifyRequest): AirtelCredential {
  const value = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const token = context.store.token(value);
  const alive =
    token?.product === 'airtel-payment' && new Date(token.expiresAt) > context.clock.now();
  const client = alive ? known(context, token.apiUser) : undefined;
  if (!client) throw new AirtelRefusal(401, 'Invalid access token', 'ESB000001');
  if (request.headers['x-country'] !== 'RW') throw new AirtelRefusal(400, 'Country', 'ESB000034');
  if (request.headers['x-currency'] !== 'RWF')
    throw new AirtelRefusal(400, 'Currency', 'ESB000035');
  return client;
}
