import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { keyedHash } from '../../../platform/secrets/secrets.ts';
import { base32 } from './totp.ts';

const count = 10;

/** Generates ten recovery codes of 50 bits, as `ABCDE-FGHIJ`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const letters = base32(randomBytes(7)).slice(0, 10);
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** The hash under which a recovery code is stored; ignores case, blanks and hyphens. */
export function recoveryCodeHash({ config }: Platform, personId: string, typed: string): string {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  return keyedHash(config.sessionSecret, 'recovery-code', personId, letters);
}
