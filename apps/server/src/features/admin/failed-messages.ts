import type * as contract from '@hafi/contract/admin/failures.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { readTimePage } from '../../platform/http/read-page.ts';
import { findFailed } from '../../platform/outbox/outbox.repo.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentFailed } from './admin.presenter.ts';

/**
 * Messages that were given up, latest first.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listFailedMessages(
  { db }: Platform,
  query: ParsedInput<typeof contract.listFailedMessages>['query'],
): Promise<Answer<typeof contract.listFailedMessages>> {
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findFailed(db, page),
    ({ failedAt: at, id }) => ({ at, id }),
  );
  return { data: items.map(presentFailed), nextCursor };
}

/**
 * Sends a message that was given up once more, and records who asked for it.
 * @throws Problem not-found when there is no such message, or its text was wiped
 */
export async function retryFailedMessage(
  platform: Platform,
  actorId: string,
  id: string,
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    if (!(await platform.outbox.retry(tx, id))) throw new Problem(coreErrors['not-found']);
    await recordAudit(tx, { actorId, action: 'message.retried', subjectId: id, at });
  });
}
