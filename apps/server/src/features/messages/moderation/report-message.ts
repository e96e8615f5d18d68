import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { ReportReason } from '@hafi/contract/messages/message-terms';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import type { Requester } from '../conversations/taking-part.ts';
import { requireRead } from '../marks/require-seen.ts';
import { messageTexts } from '../messages.messages.ts';
import { mayReport } from '../messages.policy.ts';
import { requirePresent, takeInHand } from '../sending/change-message.ts';
import { insertReport } from './reports.repo.ts';

/**
 * Reports a message of somebody else to the coordinators, as it is now; each person once.
 * @throws Problem not-found, message-gone
 */
export async function reportMessage(
  platform: Platform,
  caller: Requester,
  said: {
    readonly messageId: string;
    readonly reason: ReportReason;
    readonly words?: string | undefined;
  },
): Promise<void> {
  const { personId } = caller;
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const { row } = await takeInHand(
      { ...platform, db: tx },
      tx,
      caller,
      said.messageId,
      requireRead,
    );
    if (!mayReport(row, personId)) throw new Problem(coreErrors['not-found']);
    requirePresent(row);
    const isFirst = await insertReport(tx, {
      id: newId(),
      messageId: row.id,
      senderId: row.senderId,
      kind: row.kind,
      content: row.content,
      sentAt: row.sentAt,
      reporterId: personId,
      reason: said.reason,
      words: said.words ?? null,
      reportedAt: at,
    });
    if (!isFirst) return;
    const coordinators = await findPeopleWithRole(tx, 'ADMIN');
    const notices = coordinators.map((coordinator) => ({
      personId: coordinator,
      type: 'community' as const,
      priority: 'medium' as const,
      title: messageTexts.reportedTitle,
      text: messageTexts.reported,
      link: links.adminReports,
      at,
    }));
    await tellMany(platform, tx, { by: personId, notices });
    tx.changed(['admin', 'notifications'], coordinators);
  });
}
