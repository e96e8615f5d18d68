import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { closedRank, lockMessage, setState } from './support.repo.ts';

/**
 * Dismisses a message and records who did it; idempotent.
 * @throws Problem not-found
 */
export async function finishMessage(
  platform: Platform,
  actorId: string,
  messageId: string,
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const row = await lockMessage(tx, messageId);
    if (!row) throw new Problem(coreErrors['not-found']);
    if (row.state === 'done') return;
    await setState(tx, messageId, { state: 'done', rank: closedRank });
    await recordAudit(tx, { actorId, action: 'contact.done', subjectId: messageId, at });
    tx.changed('support', [actorId]);
  });
}
