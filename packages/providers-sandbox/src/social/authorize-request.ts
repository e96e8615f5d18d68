import type { Context } from '../context.ts';
import { isKnownClient, isRedirectAllowed } from './clients.ts';
import { one } from './parameters.ts';
import type { Provider } from './provider.ts';

/** A valid authorization request. */
export type AuthorizeRequest = {
  clientId: string;
  redirectUri: string;
  scope: string;
  state?: string;
  nonce?: string;
  challenge?: string;
};

/**
 * The result of the check: continue, show an error page, or report an error to the client by
 * redirect.
 */
export type CheckedRequest =
  | { kind: 'good'; request: AuthorizeRequest }
  | { kind: 'page'; text: string }
  | { kind: 'redirect'; to: string };

/** The issuer and host under which the sandbox is reached. */
export type Served = { issuer: string; host: string };

/** Checks an authorization request (RFC 6749 4.1.1, RFC 7636 4.3). */
export function checkRequest(
  context: Context,
  provider: Provider,
  query: URLSearchParams,
  served: Served,
): CheckedRequest {
  const clientId = one(query, 'client_id');
  const redirectUri = one(query, 'redirect_uri');
  if (!isKnownClient(context, clientId)) {
    return { kind: 'page', text: 'No app with this client_id is known' };
  }
  if (!isRedirectAllowed(context, clientId, redirectUri, served.host)) {
    return { kind: 'page', text: 'This redirect_uri is not allowed' };
  }
  const request: AuthorizeRequest = {
    clientId,
    redirectUri,
    scope: one(query, 'scope'),
    state: one(query, 'state') || undefined,
    nonce: one(query, 'nonce') || undefined,
    challenge: one(query, 'code_challenge') || undefined,
  };
  const error = problemOf(provider, query, request);
  if (!error) return { kind: 'good', request };
  return { kind: 'redirect', to: redirectOf(provider, request, served.issuer, error) };
}

function problemOf(
  provider: Provider,
  query: URLSearchParams,
  request: AuthorizeRequest,
): Record<string, string> | undefined {
  const invalid = (text: string) => ({ error: 'invalid_request', error_description: text });
  const repeated = [...new Set(query.keys())].find((name) => query.getAll(name).length > 1);
  if (repeated !== undefined) return invalid('A parameter is repeated.');
  const type = one(query, 'response_type');
  if (type === '') return invalid('response_type is missing.');
  if (type !== 'code') return { error: 'unsupported_response_type' };
  const scopes = request.scope.split(/[ ,]+/);
  if (!provider.neededScopes.some((scope) => scopes.includes(scope))) {
    return { error: 'invalid_scope' };
  }
  if (one(query, 'prompt') === 'none') return { error: 'interaction_required' };
  const method = one(query, 'code_challenge_method');
  if (request.challenge === undefined) {
    if (method !== '') return invalid('code_challenge is missing.');
    return provider.pkceNeeded ? invalid('code_challenge is missing.') : undefined;
  }
  if (method !== 'S256') return invalid('code_challenge_method must be S256.');
  if (!/^[\w-]{43}$/.test(request.challenge)) return invalid('code_challenge is malformed.');
  return undefined;
}

/** The address that returns the person to the client with an answer. */
export function redirectOf(
  provider: Provider,
  request: AuthorizeRequest,
  issuer: string,
  answer: Record<string, string>,
): string {
  const url = new URL(request.redirectUri);
  const state = request.state === undefined ? {} : { state: request.state };
  const all = { ...answer, ...state, ...provider.extras(issuer, request.scope) };
  for (const [name, value] of Object.entries(all)) url.searchParams.append(name, value);
  return answer.code === undefined ? url.href : `${url.href}${provider.fragment}`;
}
