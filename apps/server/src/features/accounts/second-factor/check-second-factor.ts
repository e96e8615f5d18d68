import type { Platform } from '../../../platform/platform.ts';
import { decrypt } from '../../../platform/secrets/secrets.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { matchingStep } from './totp.ts';
import { acceptStep, findTwoFactor, takeRecoveryCode } from './two-factor.repo.ts';

function secretOf({ config, log }: Platform, sealed: string): Buffer | null {
  try {
    return decrypt(config.sessionSecret, sealed);
  } catch {
    log.error('a two-factor secret does not open: was SESSION_SECRET changed?');
    return null;
  }
}

/** Checks a TOTP or recovery code. Each works only once. */
export async function checkSecondFactor(
  platform: Platform,
  personId: string,
  typed: string,
): Promise<boolean> {
  const { db, clock } = platform;
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) {
    return takeRecoveryCode(db, personId, recoveryCodeHash(platform, personId, typed));
  }
  const row = await findTwoFactor(db, personId);
  const secret = row?.confirmedAt ? secretOf(platform, row.secret) : null;
  const step = secret && matchingStep(secret, code, clock.now());
  return step !== null && acceptStep(db, personId, step);
}
