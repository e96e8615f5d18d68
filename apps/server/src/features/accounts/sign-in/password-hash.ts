import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { ScryptCost } from '../../../platform/config/password-cost.ts';
import { fewAtOnce } from '../../../platform/rate-limit/few-at-once.ts';

const keyLength = 32;

/** Guessed passwords must not take every processor: a call for help needs one too. */
export const hashes = fewAtOnce({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 200,
});

function derive(password: string, salt: Buffer, options: ScryptCost): Promise<Buffer> {
  return hashes.run(() => scrypted(password, salt, options));
}

function scrypted(password: string, salt: Buffer, options: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFKC, so that é typed on two keyboards is one password (RFC 8265).
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * Hashes a password with scrypt off the main thread, when its turn comes; the result includes cost and
 * salt.
 * @throws Problem too-many-requests when too many wait
 */
export async function hashPassword(password: string, cost: ScryptCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** A hash that matches no password, for comparison when there is no account. */
const nobody = ({ N, p, r }: ScryptCost) =>
  `scrypt$${N}$${r}$${p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a hash was made with another cost than new ones are. */
export const isOutdated = (hash: string, { N, p, r }: ScryptCost): boolean =>
  !hash.startsWith(`scrypt$${N}$${r}$${p}$`);

/**
 * Compares a password with its hash. Without a hash it takes as long as with one of this cost, and
 * returns false.
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
  cost: ScryptCost,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobody(cost)).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options);
  const kept = Buffer.from(key, 'base64url');
  return hash !== null && kept.length === derived.length && timingSafeEqual(kept, derived);
}
