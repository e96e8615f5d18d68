import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { seal, unseal } from '../../../platform/secrets/secrets.ts';
import { accountMail } from '../accounts.messages.ts';
import { forgetFailures, guardGuess } from '../limits.ts';
import { ownAccount } from '../own-account.ts';
import { updatePerson } from '../people.repo.ts';
import { checkOwnPassword } from '../sign-in/check-own-password.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { base32, matchingStep, newTotpSecret, otpauthUri } from './totp.ts';
import {
  confirmTwoFactorRow,
  findTwoFactor,
  putUnconfirmed,
  replaceRecoveryCodes,
} from './two-factor.repo.ts';

/** Generates a TOTP secret; it has no effect until it is confirmed. */
export async function startTwoFactor(platform: Platform, principal: Principal, password: string) {
  const { personId } = principal;
  await checkOwnPassword(platform, personId, password);
  const person = await ownAccount(platform.db, principal);
  if (person.twoFactorEnabled) throw new Problem(accountsErrors['two-factor-already-on']);
  const bytes = newTotpSecret();
  const sealed = seal(platform.config.keys, bytes);
  await inTransaction(platform, (tx) => putUnconfirmed(tx, personId, sealed));
  const secret = base32(bytes);
  const label = person.email ?? person.phoneNumber ?? personId;
  return { data: { secret, otpauthUri: otpauthUri(secret, label) } };
}

/**
 * Turns two-factor authentication on with a first code; returns the recovery codes, only this once.
 */
export async function confirmTwoFactor(platform: Platform, principal: Principal, typed: string) {
  const { db, clock, config } = platform;
  const { personId } = principal;
  const person = await ownAccount(db, principal);
  if (person.twoFactorEnabled) throw new Problem(accountsErrors['two-factor-already-on']);
  const row = await findTwoFactor(db, personId);
  if (!row) throw new Problem(accountsErrors['two-factor-not-started']);
  const step = await guardGuess(platform, [['second-factor', personId]], async () =>
    matchingStep(unseal(config.keys, row.secret), typed, clock.now()),
  );
  if (step === null) throw new Problem(accountsErrors['invalid-second-factor']);
  const codes = newRecoveryCodes();
  await inTransaction(platform, async (tx) => {
    const now = clock.now();
    if (!(await confirmTwoFactorRow(tx, personId, step, now))) {
      throw new Problem(accountsErrors['two-factor-already-on']);
    }
    await updatePerson(tx, personId, { twoFactorEnabled: true, updatedAt: now });
    const hashes = codes.map((code) => recoveryCodeHash(platform, personId, code));
    await replaceRecoveryCodes(tx, personId, hashes);
    if (person.email) {
      const mail = accountMail(platform, person.locale, person.email, 'two-factor-on');
      await tx.tell([mail]);
    }
  });
  await forgetFailures(platform, ['second-factor', personId]);
  return { data: { recoveryCodes: codes } };
}
