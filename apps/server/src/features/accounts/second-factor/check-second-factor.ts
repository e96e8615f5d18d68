import type { Platform } from '../../../platform/platform.ts';
import { isSealedByOlder, seal, unseal } from '../../../platform/secrets/secrets.ts';
import { recoveryCodeHashes } from './recovery-codes.ts';
import { matchingStep } from './totp.ts';
import { acceptStep, findTwoFactor, replaceSecret, takeRecoveryCode } from './two-factor.repo.ts';

function secretOf({ config, log }: Platform, sealed: string): Buffer | null {
  try {
    return unseal(config.keys, sealed);
  } catch {
    log.error('a two-factor secret does not open: was a key taken out of SESSION_SECRET?');
    return null;
  }
}

/**
 * Checks a TOTP or recovery code. Each works only once. A secret that an older key encrypted is
 * re-encrypted, so that this key can be given up one day.
 */
export async function checkSecondFactor(
  platform: Platform,
  personId: string,
  typed: string,
): Promise<boolean> {
  const { clock, config, db } = platform;
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) {
    return takeRecoveryCode(db, personId, recoveryCodeHashes(platform, personId, typed));
  }
  const row = await findTwoFactor(db, personId);
  const secret = row?.confirmedAt ? secretOf(platform, row.secret) : null;
  const step = secret && matchingStep(secret, code, clock.now());
  if (!row || !secret || step === null || !(await acceptStep(db, personId, step))) return false;
  if (isSealedByOlder(config.keys, row.secret)) {
    await replaceSecret(db, personId, row.secret, seal(config.keys, secret));
  }
  return true;
}
