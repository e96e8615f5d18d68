import { randomBytes } from 'node:crypto';
import type { Key } from '../../../platform/config/key-ring.ts';
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

/** The hash under which a new recovery code is stored. */
export const recoveryCodeHash = ({ config }: Platform, personId: string, code: string): string =>
  hashBy(config.keys.current, personId, code);

/**
 * The hashes under which a typed recovery code may be stored, one for each key; ignores case, blanks
 * and hyphens.
 */
export const recoveryCodeHashes = (
  { config }: Platform,
  personId: string,
  typed: string,
): string[] => config.keys.all.map((key) => hashBy(key, personId, typed));

function hashBy({ secret }: Key, personId: string, typed: string): string {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  return keyedHash(secret, 'recovery-code', personId, letters);
}
