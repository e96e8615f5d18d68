import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { accountRoutes } from './account-routes.ts';
import { authenticateClient } from './clients.ts';
import { findSocialToken, issueSocialToken, redeemCode } from './codes.ts';
import { instagram } from './instagram-provider.ts';
import { baseOf, bearerOf, formOf, one, queryOf } from './parameters.ts';

const TOKEN_SECONDS = 3600;

/** The OAuth 2 sign-in of Instagram; `root` is the prefix of the sandbox's pages. */
export function instagramRoutes(app: FastifyInstance, context: Context, root: string): void {
  app.get('/.well-known/openid-configuration', (request) => addresses(baseOf(request, app.prefix)));
  app.get('/keys', () => ({ keys: [] }));
  accountRoutes(app, context, instagram, root, '/oauth/authorize');

  app.post('/oauth/access_token', (request, reply) => {
    const refuse = (text: string) =>
      reply.code(400).send({ error_type: 'OAuthException', code: 400, error_message: text });
    const form = formOf(request);
    const clientId = authenticateClient(context, request, form);
    if (clientId === undefined) return refuse('Invalid platform app');
    if (one(form, 'grant_type') !== 'authorization_code') return refuse('Invalid grant_type');
    const code = redeemCode(context, 'instagram', clientId, form);
    if (!code) return refuse('Matching code was not found or was already used');
    return reply.send({
      access_token: issueSocialToken(context, code, TOKEN_SECONDS),
      user_id: code.person.subject,
      permissions: code.scope.split(/[ ,]+/),
    });
  });

  const me = (request: FastifyRequest, reply: FastifyReply) => showMe(context, request, reply);
  app.get('/me', me);
  app.get('/:version/me', me);
}

/**
 * A discovery document, which real Instagram lacks; with it one setting is enough to use the
 * sandbox. No ID tokens.
 */
function addresses(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/access_token`,
    userinfo_endpoint: `${issuer}/me?fields=user_id,username,name`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    scopes_supported: instagram.neededScopes,
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code'],
  };
}

function showMe(context: Context, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refuse = (code: number, message: string) =>
    reply.code(400).send({ error: { message, type: 'OAuthException', code } });
  const query = queryOf(request);
  const value = one(query, 'access_token') || bearerOf(request);
  const token = findSocialToken(context, 'instagram', value);
  if (!token) return refuse(190, 'Invalid OAuth access token');
  const { subject, username, name } = token.person;
  const known = new Map([
    ['id', subject],
    ['user_id', subject],
    ['username', username],
    ['name', name],
  ]);
  const wanted = one(query, 'fields').split(',').filter(Boolean);
  const strange = wanted.find((field) => !known.has(field));
  if (strange !== undefined) return refuse(100, `Tried accessing nonexisting field (${strange})`);
  const entries = [...known].filter(([field]) => field === 'id' || wanted.includes(field));
  return reply.send(Object.fromEntries(entries));
}
