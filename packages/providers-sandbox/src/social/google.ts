import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { accountRoutes } from './account-routes.ts';
import { authenticateClient } from './clients.ts';
import { findSocialToken, issueSocialToken, redeemCode } from './codes.ts';
import { google } from './google-provider.ts';
import { claimsOf, signIdToken } from './id-token.ts';
import { baseOf, bearerOf, formOf, one } from './parameters.ts';
import { openSigningKey } from './signing-key.ts';

const TOKEN_SECONDS = 3600;

/** Google as an OpenID provider; `root` is the prefix of the sandbox's pages. */
export async function googleRoutes(
  app: FastifyInstance,
  context: Context,
  root: string,
): Promise<void> {
  const signer = await openSigningKey(context);
  app.get('/.well-known/openid-configuration', (request) => discovery(baseOf(request, app.prefix)));
  app.get('/oauth2/v3/certs', () => ({ keys: [signer.published] }));
  accountRoutes(app, context, google, root, '/o/oauth2/v2/auth');

  app.post('/token', async (request, reply) => {
    const form = formOf(request);
    const clientId = authenticateClient(context, request, form);
    if (clientId === undefined) return refuse(reply, 401, 'invalid_client', 'Unauthorized');
    if (one(form, 'grant_type') !== 'authorization_code') {
      return refuse(reply, 400, 'unsupported_grant_type', 'Invalid grant_type');
    }
    const code = redeemCode(context, 'google', clientId, form);
    if (!code) return refuse(reply, 400, 'invalid_grant', 'Bad Request');
    const token = issueSocialToken(context, code, TOKEN_SECONDS);
    const issuer = baseOf(request, app.prefix);
    return {
      access_token: token,
      expires_in: TOKEN_SECONDS,
      scope: code.scope,
      token_type: 'Bearer',
      id_token: await signIdToken(context, signer, issuer, code, token, TOKEN_SECONDS),
    };
  });

  const userinfo = (request: FastifyRequest, reply: FastifyReply) => {
    const token = findSocialToken(context, 'google', bearerOf(request));
    if (token) return reply.send(claimsOf(token.person, token.scope));
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    return refuse(reply, 401, 'invalid_token', 'Invalid Credentials');
  };
  app.get('/v1/userinfo', userinfo);
  app.post('/v1/userinfo', userinfo);
}

function refuse(reply: FastifyReply, status: number, error: string, text: string): FastifyReply {
  return reply.code(status).send({ error, error_description: text });
}

function discovery(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/v1/userinfo`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    authorization_response_iss_parameter_supported: true,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    claims_supported: [
      'aud',
      'email',
      'email_verified',
      'exp',
      'family_name',
      'given_name',
      'iat',
      'iss',
      'name',
      'sub',
    ],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code'],
  };
}
