import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { undoContactChange as endpoint } from '@hafi/contract/accounts/contact-undo.contract';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { accountMail } from '../accounts.messages.ts';
import {
  findPersonById,
  type NewPerson,
  takeEmailOffOthers,
  takeNumberOffOthers,
  unlessTaken,
  updatePerson,
} from '../people.repo.ts';
import { deleteTwoFactor, findTwoFactor } from '../second-factor/two-factor.repo.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deletePassword } from '../sign-in/passwords.repo.ts';
import {
  type ContactChangeRow,
  takeContactChange,
  takeContactChangesSince,
} from './contact-changes.repo.ts';

/** The contacts as they were before these changes, oldest first. */
function contactsBefore(changes: readonly ContactChangeRow[]) {
  const email = changes.find(({ kind }) => kind === 'email');
  const phone = changes.find(({ kind }) => kind === 'phone');
  return {
    ...(email ? { email: email.oldValue, emailVerified: email.oldProved } : {}),
    ...(phone ? { phoneNumber: phone.oldValue, phoneVerified: phone.oldProved } : {}),
  } satisfies Partial<NewPerson>;
}

/** Restores the contacts; whoever typed them meanwhile without proving them loses them. */
async function restore(platform: Platform, tx: Tx, changes: readonly ContactChangeRow[]) {
  const [{ changedAt: since, personId } = { changedAt: new Date(0), personId: '' }] = changes;
  const now = platform.clock.now();
  const contacts = contactsBefore(changes);
  if (contacts.email) await takeEmailOffOthers(tx, contacts.email, personId, now);
  if (contacts.phoneNumber) await takeNumberOffOthers(tx, contacts.phoneNumber, personId, now);
  const twoFactor = await findTwoFactor(tx, personId);
  const newFactor = twoFactor && (!twoFactor.confirmedAt || twoFactor.confirmedAt >= since);
  if (newFactor) await deleteTwoFactor(tx, personId);
  await deletePassword(tx, personId);
  await endSessions(platform, tx, personId);
  return updatePerson(tx, personId, {
    ...contacts,
    ...(newFactor ? { twoFactorEnabled: false } : {}),
    updatedAt: now,
  });
}

/**
 * Undoes a change of address or number by its link, and all that came after it. Because somebody
 * else may have made it, the password, a second factor set up since, all sessions and PINs end too:
 * the owner signs in by a code to the old address or number.
 * @throws Problem undo-over when the link is unknown, used or older than its days; email-in-use when
 * somebody else has proved the old address or number since
 */
export async function undoContactChange(
  platform: Platform,
  { token }: ParsedInput<typeof endpoint>['body'],
) {
  const { clock } = platform;
  const done = await unlessTaken(
    inTransaction(platform, async (tx) => {
      const first = await takeContactChange(tx, hashSecret(token), clock.now());
      if (!first) throw new Problem(accountsErrors['undo-over']);
      const { changedAt, personId } = first;
      const before = await findPersonById(tx, personId);
      const later = await takeContactChangesSince(tx, personId, changedAt);
      const changes = [first, ...later].sort(
        (one, other) => one.changedAt.getTime() - other.changedAt.getTime(),
      );
      const person = await restore(platform, tx, changes);
      if (!before || !person) throw new Problem(accountsErrors['undo-over']);
      const notified = new Set([before.email, person.email]);
      await tx.tell(
        [...notified].flatMap((address) =>
          address ? [accountMail(platform, person.locale, address, 'contact-restored')] : [],
        ),
      );
      const at = clock.now();
      const event = {
        actorId: personId,
        action: 'account.contact-restored',
        subjectId: personId,
      } as const;
      await recordAudit(tx, { ...event, at });
      return person;
    }),
  );
  if (!done) throw new Problem(accountsErrors['email-in-use']);
  return { data: { by: done.email ? ('email' as const) : ('phone' as const) } };
}
