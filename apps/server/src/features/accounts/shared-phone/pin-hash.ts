import type { ScryptCost } from '../../../platform/config/password-cost.ts';
import type { Turn } from '../../../platform/rate-limit/fair-turns.ts';
import { hashPassword, verifyPassword } from '../sign-in/password-hash.ts';

/** Wrong PINs after which a full sign-in is needed. */
export const maxPinTries = 5;

const bound = (secret: string, pin: string) => `${secret} ${pin}`;

/**
 * Hashes a PIN together with the secret of its phone, so that PINs cannot be guessed without the
 * phone.
 */
export const hashPin = (
  secret: string,
  pin: string,
  cost: ScryptCost,
  turn: Turn,
): Promise<string> => hashPassword(bound(secret, pin), cost, turn);

/** Compares a PIN with its hash. */
export const verifyPin = (
  secret: string,
  pin: string,
  hash: string,
  cost: ScryptCost,
  turn: Turn,
): Promise<boolean> => verifyPassword(bound(secret, pin), hash, cost, turn);
