import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMail } from '../accounts.messages.ts';
import { type PersonRow, updatePerson } from '../people.repo.ts';
import { takeContactChangesSince } from '../profile/contact-changes.repo.ts';
import { deleteTwoFactor } from '../second-factor/two-factor.repo.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deleteSocialAccounts } from '../social/social-accounts.repo.ts';
import { deletePassword } from './passwords.repo.ts';

/**
 * What other features take away when an account passes to the owner of its e-mail address: whatever
 * lets somebody else see into it. Runs in that transaction.
 */
export type OnNewOwner = (tx: Tx, personId: string) => Promise<void>;

/**
 * Records that the owner of an account's e-mail address has shown that it is theirs. The first time
 * everything goes that was put there before, because a stranger may have opened the account with
 * this address: password, second factor, number, providers, PINs, sessions, calendar link, circle.
 * Memberships in the circles of others stay: who decides there sees them and can end them, and a
 * forgotten password must not stop somebody's alerts. Returns the account as it is then.
 */
export async function proveOwnEmail(
  platform: Platform,
  tx: Tx,
  person: PersonRow,
  onNewOwner: OnNewOwner,
): Promise<PersonRow> {
  if (person.emailVerified) return person;
  const { email, id, locale } = person;
  await deletePassword(tx, id);
  await deleteTwoFactor(tx, id);
  await deleteSocialAccounts(tx, id);
  await takeContactChangesSince(tx, id);
  await onNewOwner(tx, id);
  await endSessions(platform, tx, id);
  if (email) await tx.tell([accountMail(platform, locale, email, 'first-proof')]);
  const proved = await updatePerson(tx, id, {
    emailVerified: true,
    twoFactorEnabled: false,
    phoneNumber: null,
    phoneVerified: false,
    updatedAt: platform.clock.now(),
  });
  return proved ?? person;
}
