import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { takeChange } from '../conversations/conversations.repo.ts';
import type { Participation } from '../conversations/taking-part.ts';
import { deleteFiles } from '../files/files.repo.ts';
import { eraseLocation } from '../locations/locations.repo.ts';
import { announceRow } from './announce.ts';
import { deleteReactions, findQuoting, type MessageRow, updateMessage } from './messages.repo.ts';

/**
 * Deletes what a message says, shows and where it was sent from, and takes its words out of the
 * answers that quote it. Its place stays. The conversation is locked.
 */
export async function wipeMessage(
  platform: Pick<Platform, 'clock' | 'due'>,
  tx: Tx,
  readers: Pick<Participation, 'conversation' | 'peopleIds'>,
  { conversationId, id }: MessageRow,
): Promise<MessageRow> {
  const deletedAt = platform.clock.now();
  await eraseLocation(tx, id, deletedAt);
  await deleteFiles(platform, tx, [id]);
  await deleteReactions(tx, { messageId: id });
  for (const answer of await findQuoting(tx, id)) {
    const change = await takeChange(tx, conversationId);
    await announceRow(
      tx,
      readers,
      await updateMessage(tx, answer.id, { replyExcerpt: '', change }),
    );
  }
  const change = await takeChange(tx, conversationId);
  return updateMessage(tx, id, { content: '', folded: '', deletedAt, change });
}
