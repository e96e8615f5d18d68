import { type SocialProvider, socialProviders } from '@hafi/contract/accounts/social.contract';
import * as z from 'zod/mini';
import type { Config } from '../../../platform/config/config.ts';

/**
 * The addresses of a provider. Without `jwks` it issues no ID tokens and has only its own profile
 * call.
 */
export interface ProviderEndpoints {
  readonly authorization: string;
  readonly token: string;
  readonly profile: string;
  readonly openId?: { readonly issuer: string; readonly jwks: string };
}

/** A provider that the operator has configured. */
export interface ConfiguredProvider {
  readonly name: SocialProvider;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** Fetched at the first sign-in. */
  readonly endpoints: () => Promise<ProviderEndpoints>;
}

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  userinfo_endpoint: z.string(),
  jwks_uri: z.string(),
});

/**
 * Fetches a provider's addresses (OpenID Connect Discovery 1.0); a failure is retried at the next
 * sign-in. `issuerNow` is called late, because the sandbox's address is known only once the server
 * listens.
 */
function discovered(issuerNow: () => string): ConfiguredProvider['endpoints'] {
  let kept: Promise<ProviderEndpoints> | undefined;
  const read = async (): Promise<ProviderEndpoints> => {
    const issuer = issuerNow();
    const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    const found = discovery.parse(await answer.json());
    if (found.issuer !== issuer) throw new Error('the provider names another issuer');
    return {
      authorization: found.authorization_endpoint,
      token: found.token_endpoint,
      profile: found.userinfo_endpoint,
      openId: { issuer, jwks: found.jwks_uri },
    };
  };
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

/** Instagram API with Instagram Login (developers.facebook.com), which has no discovery. */
const instagramEndpoints: ProviderEndpoints = {
  authorization: 'https://www.instagram.com/oauth/authorize',
  token: 'https://api.instagram.com/oauth/access_token',
  profile: 'https://graph.instagram.com/me?fields=user_id,username,name',
};

/** The providers whose client id and secret are configured. */
export function configuredProviders(config: Config): readonly ConfiguredProvider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = config;
  const { INSTAGRAM_CLIENT_ID, INSTAGRAM_CLIENT_SECRET, INSTAGRAM_ISSUER } = config;
  const known: Record<SocialProvider, Partial<ConfiguredProvider>> = {
    google: {
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      scopes: ['openid', 'email', 'profile'],
      endpoints: discovered(() => config.GOOGLE_ISSUER),
    },
    instagram: {
      clientId: INSTAGRAM_CLIENT_ID,
      clientSecret: INSTAGRAM_CLIENT_SECRET,
      scopes: INSTAGRAM_ISSUER ? ['openid', 'profile'] : ['instagram_business_basic'],
      endpoints: INSTAGRAM_ISSUER
        ? discovered(() => config.INSTAGRAM_ISSUER ?? INSTAGRAM_ISSUER)
        : () => Promise.resolve(instagramEndpoints),
    },
  };
  return socialProviders.flatMap((name) => {
    const { clientId, clientSecret, scopes = [], endpoints } = known[name];
    if (!clientId || !clientSecret || !endpoints) return [];
    return [{ name, clientId, clientSecret, scopes, endpoints }];
  });
}
