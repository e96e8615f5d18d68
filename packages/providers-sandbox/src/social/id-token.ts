import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Context } from '../context.ts';
import type { SocialCodeIssued, SocialPerson } from '../events.ts';
import type { SigningKey } from './signing-key.ts';

/** The claims about a person: with `email` the address, with `profile` the name. */
export function claimsOf(person: SocialPerson, scope: string): Record<string, unknown> {
  const scopes = scope.split(' ');
  const [given, ...family] = (person.name ?? '').split(' ');
  return {
    sub: person.subject,
    ...(scopes.includes('email') && { email: person.email, email_verified: person.emailVerified }),
    ...(scopes.includes('profile') && {
      name: person.name,
      given_name: given,
      ...(family.length > 0 && { family_name: family.join(' ') }),
    }),
  };
}

/** Signs the ID token (OpenID Connect Core 2) for an access token, valid for `seconds`. */
export function signIdToken(
  context: Context,
  signer: SigningKey,
  issuer: string,
  code: SocialCodeIssued,
  accessToken: string,
  seconds: number,
): Promise<string> {
  const now = Math.floor(context.clock.now().getTime() / 1000);
  const half = createHash('sha256').update(accessToken).digest().subarray(0, 16);
  return new SignJWT({
    ...claimsOf(code.person, code.scope),
    azp: code.clientId,
    at_hash: half.toString('base64url'),
    ...(code.nonce !== undefined && { nonce: code.nonce }),
  })
    .setProtectedHeader({ alg: 'RS256', kid: signer.id, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(code.clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(signer.key);
}
