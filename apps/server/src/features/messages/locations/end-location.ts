import type { Tx } from '../../../platform/db/tx.ts';
import { lockConversation, takeChange } from '../conversations/conversations.repo.ts';
import { findReaders } from '../conversations/taking-part.ts';
import { announceRow } from '../sending/announce.ts';
import { updateMessage } from '../sending/messages.repo.ts';
import { eraseLocation, findLiveIn, findLiveOf } from './locations.repo.ts';

/**
 * Ends live locations of a conversation, forgets where they were, and tells its readers: all of them,
 * one, or those of one person. Locks the conversation.
 */
export async function endLocationsIn(
  tx: Tx,
  conversationId: string,
  at: Date,
  which: { readonly messageId?: string; readonly senderId?: string } = {},
): Promise<void> {
  const conversation = await lockConversation(tx, conversationId);
  if (!conversation) return;
  const live = await findLiveIn(tx, conversationId, which);
  if (live.length === 0) return;
  const readers = await findReaders(tx, conversation);
  for (const messageId of live) {
    await eraseLocation(tx, messageId, at);
    const change = await takeChange(tx, conversationId);
    await announceRow(tx, readers, await updateMessage(tx, messageId, { change }));
  }
}

/** Ends every live location of a person. */
export async function endLocationsOf(tx: Tx, personId: string, at: Date): Promise<void> {
  for (const conversationId of await findLiveOf(tx, personId)) {
    await endLocationsIn(tx, conversationId, at, { senderId: personId });
  }
}
