import type { SocialProvider } from '@hafi/contract/accounts/social.contract';
import * as z from 'zod/mini';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { countUse } from '../limits.ts';
import { insertTicket, takeTicket } from '../sign-in/tickets.repo.ts';
import { readProfile, type SocialProfile } from './social-profile.ts';
import type { ConfiguredProvider } from './social-providers.ts';

const requestSeconds = 10 * 60;
const authorizationRequest = z.object({
  provider: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  browser: z.string(),
});

/** Imported at the first social sign-in, so that it does not slow the start. */
const oauth = () => import('better-auth/oauth2');

const returnAddress = ({ origin }: Platform, name: SocialProvider) =>
  `${origin()}/api/auth/${name}/callback`;

/**
 * Starts a sign-in at a provider: OAuth 2 with PKCE, a state that works once and only in this
 * browser (RFC 9700), and a nonce. Returns the address to redirect to.
 */
export async function startAuthorization(
  platform: Platform,
  provider: ConfiguredProvider,
  from: { address: string; browser: string },
): Promise<string> {
  await countUse(platform, ['authorization-address', from.address]);
  const endpoints = await provider.endpoints();
  const [state, verifier, nonce] = [newSecret(), newSecret(), newSecret()];
  await insertTicket(platform.db, {
    id: newId(),
    kind: 'authorization-request',
    secretHash: hashSecret(state),
    content: { provider: provider.name, verifier, nonce, browser: hashSecret(from.browser) },
    expiresAt: new Date(platform.clock.now().getTime() + requestSeconds * 1000),
  });
  const { createAuthorizationURL } = await oauth();
  const url = await createAuthorizationURL({
    id: provider.name,
    options: { clientId: provider.clientId },
    authorizationEndpoint: endpoints.authorization,
    redirectURI: returnAddress(platform, provider.name),
    state,
    codeVerifier: verifier,
    scopes: [...provider.scopes],
    ...(endpoints.openId ? { nonce } : {}),
  });
  return url.href;
}

/** Uses up the state that a callback brings back; null unless this browser started the request. */
export async function takeAuthorizationRequest(
  { db, clock }: Platform,
  name: SocialProvider,
  returned: { state: string; browser: string },
): Promise<{ verifier: string; nonce: string } | null> {
  const hash = hashSecret(returned.state);
  const ticket = await takeTicket(db, 'authorization-request', hash, clock.now());
  if (!ticket) return null;
  const begun = authorizationRequest.parse(ticket.content);
  const same = begun.provider === name && begun.browser === hashSecret(returned.browser);
  return same ? begun : null;
}

/**
 * Asks the provider who returned with `code`.
 * @throws Error when the provider refuses, or its ID token is not for us or not for this request
 */
export async function askProvider(
  platform: Platform,
  provider: ConfiguredProvider,
  code: string,
  begun: { verifier: string; nonce: string },
): Promise<SocialProfile> {
  const { validateAuthorizationCode, validateToken } = await oauth();
  const { clientId, clientSecret } = provider;
  const { token, profile, openId } = await provider.endpoints();
  const tokens = await validateAuthorizationCode({
    code,
    codeVerifier: begun.verifier,
    redirectURI: returnAddress(platform, provider.name),
    options: { clientId, clientSecret },
    tokenEndpoint: token,
  });
  if (openId && provider.name === 'google') {
    const { jwks, issuer } = openId;
    const { payload } = await validateToken(tokens.idToken ?? '', jwks, {
      audience: clientId,
      issuer,
    });
    if (payload.nonce !== begun.nonce) throw new Error('the ID token is of another request');
    return readProfile(payload, 'Google');
  }
  const answer = await fetch(profile, {
    headers: { authorization: `Bearer ${tokens.accessToken ?? accessTokenIn(tokens.raw)}` },
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`the provider's profile answered ${answer.status}`);
  return readProfile(firstOf(await answer.json()), 'Instagram');
}

const listed = z.object({ data: z.array(z.unknown()) });

/** Instagram wraps some answers in a list of one. */
function firstOf(answer: unknown): unknown {
  const list = listed.safeParse(answer);
  return list.success ? list.data.data[0] : answer;
}

function accessTokenIn(raw: unknown): string {
  return z.object({ access_token: z.string() }).parse(firstOf(raw)).access_token;
}
