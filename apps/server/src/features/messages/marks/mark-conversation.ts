import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireConversation } from '../conversations/require-conversation.ts';
import type { Requester } from '../conversations/taking-part.ts';
import { forgetWaiting } from '../notices/forget-waiting.ts';
import { findMark, raiseMarks } from './marks.repo.ts';

/**
 * Records up to which position somebody has received and read; never lower than before. The others
 * see it at once, and once all is read nothing of it is left in the bell.
 * @throws Problem not-found
 */
export async function markConversation(
  platform: Platform,
  caller: Requester,
  id: string,
  said: { readonly delivered?: number | undefined; readonly read?: number | undefined },
): Promise<void> {
  const { personId } = caller;
  const of = { conversationId: id, personId };
  await inTransaction(platform, async (tx) => {
    const participation = await requireConversation({ ...platform, db: tx }, caller, id);
    const { lastPosition, supportedId } = participation.conversation;
    const read = Math.min(said.read ?? 0, lastPosition);
    const delivered = Math.max(read, Math.min(said.delivered ?? 0, lastPosition));
    const before = await findMark(tx, of);
    const isRaised = delivered > (before?.delivered ?? 0) || read > (before?.read ?? 0);
    const isNotifiedOf = before?.tellAt !== null || before.toldAt !== null;
    const hasReadAll = read > 0 && read === lastPosition;
    if (!isRaised && !(hasReadAll && before && isNotifiedOf)) return;
    const raised = await raiseMarks(tx, of, { delivered, read, hasReadAll });
    if (before?.toldAt && hasReadAll) await forgetWaiting(tx, before);
    // Which coordinator has read is nothing to the one who wrote to Hafi.
    const notified = participation.peopleIds.filter(
      (each) => each === personId || each !== supportedId,
    );
    if (isRaised) tx.emit('marks', { ...of, ...raised }, notified);
  });
}
