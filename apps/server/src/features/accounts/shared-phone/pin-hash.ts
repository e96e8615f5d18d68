import { hashPassword, verifyPassword } from '../sign-in/password-hash.ts';

/** Wrong PINs after which somebody signs in fully. */
export const maxPinTries = 5;

const bound = (secret: string, pin: string) => `${secret} ${pin}`;

/** Hashes a PIN together with the secret of its phone: without the phone no PIN can be tried. */
export const hashPin = (secret: string, pin: string): Promise<string> =>
  hashPassword(bound(secret, pin));

/** Compares a typed PIN. */
export const verifyPin = (secret: string, pin: string, hash: string): Promise<boolean> =>
  verifyPassword(bound(secret, pin), hash);
