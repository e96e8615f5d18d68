import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// 16 MiB and about 50 ms on the target machine: N=2^14, r=8, p=1 (Node's scrypt, in a worker
// thread).
const cost = { N: 2 ** 14, r: 8, p: 1 };
const keyLength = 32;

function derive(password: string, salt: Buffer, options: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFKC, so that é typed on two keyboards is one password (RFC 8265).
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Hashes a password with scrypt off the main thread; the result includes cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** A hash that matches no password, for comparison when there is no account. */
const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Compares a password with its hash. Without a hash it takes the same time and returns false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobody).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options);
  const kept = Buffer.from(key, 'base64url');
  return hash !== null && kept.length === derived.length && timingSafeEqual(kept, derived);
}
