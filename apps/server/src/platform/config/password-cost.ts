/** How much work hashing a password is: scrypt (RFC 7914). Memory is 128 * N * r bytes. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * OWASP's least for scrypt with 16 MiB (Password Storage Cheat Sheet, 2025): about 200 ms on the
 * target machine. Of its equal choices this one takes the least memory, as many may sign in at once.
 */
export const owaspCost: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

/** A fifth of that, for a demo, whose passwords are known, and for tests. */
export const demoCost: ScryptCost = { N: 2 ** 14, r: 8, p: 1 };
