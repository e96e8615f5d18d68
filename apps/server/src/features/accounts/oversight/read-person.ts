import type { readPerson as endpoint } from '@hafi/contract/admin/people.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleByIds } from '../people.repo.ts';
import { findDeath } from '../profile/deaths.repo.ts';
import { presentLine } from './list-people.ts';
import { findPresence } from './oversight.repo.ts';

/**
 * One person and how to reach them; the audit log keeps who read it.
 * @throws Problem not-found when there is no such account
 */
export async function readPerson(
  platform: Platform,
  { actorId, id }: { readonly actorId: string; readonly id: string },
): Promise<Answer<typeof endpoint>['data']> {
  const { clock, db } = platform;
  const [row] = await findPeopleByIds(db, [id]);
  if (!row || row.deletedAt) throw new Problem(coreErrors['not-found']);
  const at = clock.now();
  await inTransaction(platform, (tx) =>
    recordAudit(tx, { actorId, action: 'person.read', subjectId: id, at }),
  );
  const presence = (await findPresence(db, [id], at)).get(id);
  const death = await findDeath(db, id);
  const [recorder] = death?.by ? await findPeopleByIds(db, [death.by]) : [];
  const nameOf = ({ firstName, lastName }: typeof row) => `${firstName} ${lastName}`.trim();
  const { suspendedAt, suspendedBy, suspendedReason } = row;
  const [by] = suspendedBy ? await findPeopleByIds(db, [suspendedBy]) : [];
  return {
    ...presentLine(row, presence?.seenAt ?? null),
    email: row.email,
    emailProved: row.emailVerified,
    phone: row.phoneNumber,
    phoneProved: row.phoneVerified,
    sector: row.sector,
    sessions: presence?.sessions ?? 0,
    suspension:
      suspendedAt && suspendedReason
        ? {
            at: suspendedAt.toISOString(),
            reason: suspendedReason,
            by: by ? nameOf(by) : '—',
          }
        : null,
    death: death
      ? { at: death.recordedAt.toISOString(), by: recorder ? nameOf(recorder) : null }
      : null,
    canChange: id !== actorId,
  };
}
