import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { ScryptCost } from '../../../platform/config/password-cost.ts';
import { fairTurns, type Turn } from '../../../platform/rate-limit/fair-turns.ts';

const keyLength = 32;

/** Guessed passwords must not take every processor: a call for help needs one too. */
export const hashes = fairTurns({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: { each: 40, all: 2000 },
});

/** The turn of a person or device that has proved something: no flood of strangers goes before it. */
export const turnOfKnown = (whose: string): Turn => ({ lane: 'known', whose });

/** The turn of who has proved nothing, by their network address. */
export const turnOfAddress = (address: string): Turn => ({ lane: 'strangers', whose: address });

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
 * @throws Problem too-many-requests when too many of the same one wait
 */
export async function hashPassword(
  password: string,
  cost: ScryptCost,
  turn: Turn,
): Promise<string> {
  const salt = randomBytes(16);
  const key = await hashes.run(turn, () => scrypted(password, salt, cost));
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
 * @throws Problem too-many-requests when too many of the same one wait
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
  cost: ScryptCost,
  turn: Turn,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobody(cost)).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await hashes.run(turn, () =>
    scrypted(password, Buffer.from(salt, 'base64url'), options),
  );
  const kept = Buffer.from(key, 'base64url');
  return hash !== null && kept.length === derived.length && timingSafeEqual(kept, derived);
}
