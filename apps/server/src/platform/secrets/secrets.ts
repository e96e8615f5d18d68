import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyRing } from '../config/key-ring.ts';

/** A random secret of 256 bits, safe in a cookie and in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A random secret of 128 bits for an address in an SMS, where each letter counts. */
export const newShortSecret = (): string => randomBytes(16).toString('base64url');

/**
 * The hash under which a secret of 128 or 256 bits is stored; with so many bits it needs no salt and
 * no key.
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Six random digits, uniformly distributed. */
export const newSixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * The keyed hash (HMAC) under which short codes, addresses and numbers are stored: there are few
 * enough of them to be guessed from a plain hash.
 */
export function keyedHash(key: string, purpose: string, ...parts: readonly string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (secret: string) => createHash('sha256').update(secret).digest();
  return timingSafeEqual(digest(one), digest(other));
}

const encryptionKey = (key: string) =>
  Buffer.from(hkdfSync('sha256', key, '', 'hafi two-factor secrets', 32));

/** Encrypts with AES-256-GCM under a key derived from `key` (RFC 5869). */
export function encrypt(key: string, plain: Uint8Array): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(key), nonce);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/**
 * Decrypts what {@link encrypt} wrote.
 * @throws Error when the data was changed or the key is another one
 */
export function decrypt(key: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** As {@link encrypt}, under the newest key of a ring, whose id stands before it. */
export function seal({ current: { id, secret } }: KeyRing, plain: Uint8Array): string {
  return id === '' ? encrypt(secret, plain) : `${id}.${encrypt(secret, plain)}`;
}

/** Whether {@link seal} would use another key now. */
export const isSealedByOlder = ({ current }: KeyRing, sealed: string): boolean =>
  idOf(sealed) !== current.id;

const idOf = (sealed: string) => (sealed.includes('.') ? sealed.slice(0, sealed.indexOf('.')) : '');

/**
 * Opens what {@link seal} wrote. Without an id, from before there were several keys, each is tried.
 * @throws Error when no key of the ring opens it
 */
export function unseal(ring: KeyRing, sealed: string): Buffer {
  const id = idOf(sealed);
  const body = id === '' ? sealed : sealed.slice(id.length + 1);
  for (const key of ring.all) {
    if (id !== '' && key.id !== id) continue;
    try {
      return decrypt(key.secret, body);
    } catch {
      // Another key may be the right one.
    }
  }
  throw new Error('no key opens this secret');
}
