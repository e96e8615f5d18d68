import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentAccount } from '../accounts.presenter.ts';
import { ownAccount } from '../own-account.ts';
import { type NumberPassing, passNumber } from '../pass-number.ts';
import { unlessTaken, updatePerson } from '../people.repo.ts';
import { checkCode, useCode } from '../sign-in/one-time-code.ts';
import { tellContactChange } from './tell-contact-change.ts';

/** The code as typed, and the caller's network address. */
interface TypedCode {
  readonly typed: string;
  readonly address: string;
}

/** Activates the new e-mail address by its code, and tells the old contacts how to undo it. */
export async function confirmEmailChange(
  platform: Platform,
  principal: Principal,
  { address, typed }: TypedCode,
) {
  const person = await ownAccount(platform.db, principal);
  const codeFor = { purpose: 'new-email', whom: person.id } as const;
  const code = await checkCode(platform, address, codeFor, typed);
  if (!code?.target) throw new Problem(accountsErrors['invalid-one-time-code']);
  const change = { email: code.target, emailVerified: true, updatedAt: platform.clock.now() };
  const saved = await unlessTaken(
    inTransaction(platform, async (tx) => {
      await useCode(tx, code);
      if (person.email !== code.target) {
        await tellContactChange(platform, tx, person, { kind: 'email', to: code.target });
      }
      return updatePerson(tx, person.id, change);
    }),
  );
  if (!saved) throw new Problem(accountsErrors['email-in-use']);
  return { data: presentAccount(platform.config, saved) };
}

/**
 * Activates a number by its code, and takes it off everybody else ({@link passNumber}). The old
 * contacts are told how to undo it.
 */
export async function confirmPhoneChange(
  platform: Platform,
  principal: Principal,
  { address, typed }: TypedCode,
  passing: NumberPassing,
) {
  const person = await ownAccount(platform.db, principal);
  const { id } = person;
  const codeFor = { purpose: 'new-phone', whom: id } as const;
  const code = await checkCode(platform, address, codeFor, typed);
  if (!code?.target) throw new Problem(accountsErrors['invalid-one-time-code']);
  const change = { phoneNumber: code.target, phoneVerified: true, updatedAt: platform.clock.now() };
  const saved = await unlessTaken(
    inTransaction(platform, async (tx) => {
      await useCode(tx, code);
      if (person.phoneNumber !== code.target) {
        await tellContactChange(platform, tx, person, { kind: 'phone', to: code.target });
      }
      await passNumber(platform, tx, { phone: change.phoneNumber, to: id }, passing);
      return updatePerson(tx, id, change);
    }),
  );
  if (!saved) throw new Problem(accountsErrors['phone-in-use']);
  return { data: presentAccount(platform.config, saved) };
}
