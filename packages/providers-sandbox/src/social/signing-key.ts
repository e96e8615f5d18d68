import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Context } from '../context.ts';

/** The private key of ID tokens, and its published public half. */
export type SigningKey = { id: string; key: CryptoKey | Uint8Array; published: JWK };

/** The RS256 key of the journal; generated and stored at first use. */
export async function openSigningKey({ store, clock }: Context): Promise<SigningKey> {
  if (!store.signingKey()) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(privateKey);
    store.record({ type: 'signing-key-created', at: clock.now().toISOString(), jwk });
  }
  const jwk = store.signingKey()?.jwk ?? {};
  const { kty, n, e } = jwk;
  const id = await calculateJwkThumbprint(jwk);
  return {
    id,
    key: await importJWK(jwk, 'RS256'),
    published: { kty, n, e, kid: id, use: 'sig', alg: 'RS256' },
  };
}
