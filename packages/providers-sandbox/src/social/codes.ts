import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import type { SocialCodeIssued, SocialName, SocialPerson, SocialTokenIssued } from '../events.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { one } from './parameters.ts';

const CODE_SECONDS = 60;

/** Issues an authorization code for this person: usable once, valid for 60 s. */
export function issueCode(
  context: Context,
  provider: SocialName,
  request: AuthorizeRequest,
  person: SocialPerson,
): string {
  const code = randomBytes(32).toString('base64url');
  const { clientId, redirectUri, scope, nonce, challenge } = request;
  context.store.record({
    type: 'social-code-issued',
    code,
    provider,
    clientId,
    redirectUri,
    scope,
    nonce,
    challenge,
    person,
    ...lifetime(context, CODE_SECONDS),
  });
  return code;
}

/**
 * What the code of a token request stands for; undefined when it is unknown, used, expired, of
 * another client or address, or the PKCE verifier does not match. Any attempt with a known code
 * uses it up.
 */
export function redeemCode(
  context: Context,
  provider: SocialName,
  clientId: string,
  form: URLSearchParams,
): SocialCodeIssued | undefined {
  const found = context.store.socialCode(one(form, 'code'));
  if (!found || found.used || found.provider !== provider) return undefined;
  const now = context.clock.now();
  context.store.record({ type: 'social-code-used', at: now.toISOString(), code: found.code });
  const good =
    now < new Date(found.expiresAt) &&
    found.clientId === clientId &&
    found.redirectUri === one(form, 'redirect_uri') &&
    fits(one(form, 'code_verifier'), found.challenge);
  return good ? found : undefined;
}

function fits(verifier: string, challenge: string | undefined): boolean {
  if (challenge === undefined) return verifier === '';
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

/** Issues an access token for a redeemed code, valid for `seconds`. */
export function issueSocialToken(context: Context, code: SocialCodeIssued, seconds: number) {
  const token = randomBytes(32).toString('base64url');
  const { provider, scope, person } = code;
  const life = lifetime(context, seconds);
  context.store.record({ type: 'social-token-issued', token, provider, scope, person, ...life });
  return token;
}

/** What an access token allows; undefined when it is unknown, expired or of another provider. */
export function findSocialToken(
  context: Context,
  provider: SocialName,
  value: string,
): SocialTokenIssued | undefined {
  const token = context.store.socialToken(value);
  const alive = token?.provider === provider && new Date(token.expiresAt) > context.clock.now();
  return alive ? token : undefined;
}

function lifetime(context: Context, seconds: number): { at: string; expiresAt: string } {
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString();
  return { at: now.toISOString(), expiresAt };
}
