import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { lockConversation, takeChange, takePosition } from '../conversations/conversations.repo.ts';
import { findReaders } from '../conversations/taking-part.ts';
import { announceRow } from '../sending/announce.ts';
import { findMessage, insertMessage, updateMessage } from '../sending/messages.repo.ts';
import { type CallRow, findCall, insertCall, updateCall } from './calls.repo.ts';

/** A call, as its conversation keeps it. */
export interface LoggedCall {
  readonly conversationId: string;
  readonly callId: string;
  readonly callerId: string;
  readonly media: CallRow['media'];
  readonly at: Date;
}

/**
 * Adds a call to its conversation, in the transaction that begins it, and tells the readers' screens.
 * Nobody is notified of it: a call rings. Locks the conversation. Returns the id of the message.
 */
export async function addCallMessage(tx: Tx, call: LoggedCall): Promise<string> {
  const { at, callerId, callId, conversationId, media } = call;
  const conversation = await takePosition(tx, conversationId, at);
  if (!conversation) throw new Error('the conversation of the call is gone');
  const row = await insertMessage(tx, {
    id: newId(),
    conversationId,
    position: conversation.counter,
    change: conversation.counter,
    senderId: callerId,
    kind: 'call',
    content: '',
    folded: '',
    sentAt: at,
  });
  if (!row) throw new Error('the id of the message is taken');
  await insertCall(tx, { messageId: row.id, callId, media });
  const readers = await findReaders(tx, conversation);
  if (row.position === 1) tx.changed('conversations', readers.peopleIds);
  await announceRow(tx, readers, row);
  return row.id;
}

/**
 * Writes what became of a call into its message, in the transaction that ends it. Locks the
 * conversation. Nothing happens when the conversation is gone.
 */
export async function updateCallMessage(
  tx: Tx,
  callId: string,
  end: Pick<CallRow, 'outcome' | 'seconds'>,
): Promise<void> {
  const call = await findCall(tx, callId);
  const found = call && (await findMessage(tx, call.messageId));
  const conversation = found && (await lockConversation(tx, found.conversationId));
  if (!conversation) return;
  await updateCall(tx, callId, end);
  const change = await takeChange(tx, conversation.id);
  const row = await updateMessage(tx, found.id, { change });
  await announceRow(tx, await findReaders(tx, conversation), row);
}
