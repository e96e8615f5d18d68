import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordAuditOnce } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { presentMessage } from './support.presenter.ts';
import { findAnswers, findMessage } from './support.repo.ts';

/**
 * One message with its answers. Records the first time that a coordinator reads it.
 * @throws Problem not-found
 */
export async function readInboxMessage(platform: Platform, actorId: string, messageId: string) {
  return inTransaction(platform, async (tx) => {
    const row = await findMessage(tx, messageId);
    if (!row) throw new Problem(coreErrors['not-found']);
    const at = platform.clock.now();
    await recordAuditOnce(tx, { actorId, action: 'contact.read', subjectId: row.id, at });
    const answers = await findAnswers(tx, row.id);
    const ids = [
      ...answers.map(({ authorId }) => authorId),
      ...(row.personId ? [row.personId] : []),
    ];
    return presentMessage(row, answers, await findPeople(tx, [...new Set(ids)]));
  });
}
