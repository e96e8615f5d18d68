import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { dropUnsentSms } from '../../platform/outbox/end-messages.repo.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountMail } from './accounts.messages.ts';
import { findProvedByPhone, takeNumberOffOthers, updatePerson } from './people.repo.ts';
import { forgetProofOf } from './profile/contact-changes.repo.ts';

/** What other features have to do with a number that passes from one account to another. */
export interface NumberPassing {
  /** Whether two people belong to one circle, where a phone is often shared. */
  inOneCircle(db: Db, one: string, other: string): Promise<boolean>;
  /**
   * Tells somebody that their number is another account's now, and who relied on it. `hasEmail`: a proved
   * one, the only other way in.
   */
  onPassed(tx: Tx, of: { readonly personId: string; readonly hasEmail: boolean }): Promise<void>;
}

/**
 * Takes a number off everybody else, for the account whose owner has just shown by a code sent to it
 * that they hold it: numbers are given to new people, and the newest proof is the true one. Who had
 * proved it before keeps their account, and is notified. Run it before the number is stored.
 * @throws Problem phone-in-use where who proved it belongs to a circle with the new owner: there two
 * people share a phone, and neither loses the way in to the other
 */
export async function passNumber(
  platform: Platform,
  tx: Tx,
  { phone, to }: { readonly phone: string; readonly to: string },
  passing: NumberPassing,
): Promise<void> {
  const now = platform.clock.now();
  const before = await findProvedByPhone(tx, phone);
  if (before && before.id !== to) {
    const { email, emailVerified, id, locale } = before;
    if (await passing.inOneCircle(tx, id, to)) throw new Problem(accountsErrors['phone-in-use']);
    await updatePerson(tx, id, { phoneNumber: null, phoneVerified: false, updatedAt: now });
    // What waits for the morning would be read by who holds the number now.
    await dropUnsentSms(tx, id, phone);
    if (email) await tx.tell([accountMail(platform, locale, email, 'number-passed')]);
    await passing.onPassed(tx, { personId: id, hasEmail: email !== null && emailVerified });
    const event = { actorId: id, action: 'account.number-passed', subjectId: id } as const;
    await recordAudit(tx, { ...event, at: now });
    tx.changed(['session', 'circle'], [id]);
  }
  await forgetProofOf(tx, phone, to);
  await takeNumberOffOthers(tx, phone, to, now);
}
