import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Message } from '@hafi/contract/messages/message.schemas';
import type { Reaction } from '@hafi/contract/messages/message-terms';
import { messagesErrors } from '@hafi/contract/messages/messages.errors';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockConversation, takeChange } from '../conversations/conversations.repo.ts';
import {
  requireConversation,
  requireOpen,
  requireParticipation,
} from '../conversations/require-conversation.ts';
import type { Participation, Requester } from '../conversations/taking-part.ts';
import { findFile } from '../files/files.repo.ts';
import { requireSeen } from '../marks/require-seen.ts';
import { mayDelete, mayEdit } from '../messages.policy.ts';
import { announceRow } from './announce.ts';
import { foldWith } from './excerpt.ts';
import { showMessages } from './message-parts.ts';
import {
  deleteReactions,
  findMessage,
  findReactions,
  type MessageRow,
  putReaction,
  updateMessage,
} from './messages.repo.ts';
import { wipeMessage } from './wipe-message.ts';

/** A message with the conversation that it is in, whose row is locked. */
interface InHand {
  readonly row: MessageRow;
  readonly participation: Participation;
}

/**
 * Changes a message of a conversation in which the caller takes part, and tells its readers. `act`
 * returns false when there is nothing to change.
 * @throws Problem not-found, and what `act` throws
 */
async function changeMessage(
  platform: Platform,
  caller: Requester,
  id: string,
  act: (tx: Tx, inHand: InHand) => Promise<boolean>,
): Promise<Message> {
  await inTransaction(platform, async (tx) => {
    const inHand = await takeInHand({ ...platform, db: tx }, tx, caller, id);
    if (!(await act(tx, inHand))) return;
    const row = await findMessage(tx, id);
    if (row) await announceRow(tx, inHand.participation, row);
  });
  return readMessage(platform, caller, id);
}

/**
 * A message with its conversation locked, so that what is decided about it stays so.
 * @throws Problem not-found for who takes no part
 */
export async function takeInHand(
  platform: Pick<Platform, 'clock' | 'db'>,
  tx: Tx,
  caller: Requester,
  id: string,
  requireKnown = requireSeen,
): Promise<InHand> {
  const found = await findMessage(tx, id);
  if (!found) throw new Problem(coreErrors['not-found']);
  const conversation = await lockConversation(tx, found.conversationId);
  const participation = await requireParticipation(platform, caller, conversation);
  await requireKnown(tx, found, caller.personId);
  // Read again: it may have changed until the lock was there.
  const row = await findMessage(tx, id);
  if (!row) throw new Problem(coreErrors['not-found']);
  return { row, participation };
}

/**
 * A message as one of the people of its conversation sees it.
 * @throws Problem not-found
 */
export async function readMessage(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Requester,
  id: string,
): Promise<Message> {
  const { db } = platform;
  const row = await findMessage(db, id);
  if (!row) throw new Problem(coreErrors['not-found']);
  const { conversation } = await requireConversation(platform, caller, row.conversationId);
  await requireSeen(db, row, caller.personId);
  const [message] = await showMessages(db, [row], { conversation, readerId: caller.personId });
  if (!message) throw new Problem(coreErrors['not-found']);
  return message;
}

/** @throws Problem message-gone */
export function requirePresent({ deletedAt }: MessageRow): void {
  if (deletedAt) throw new Problem(messagesErrors['message-gone']);
}

/**
 * Changes the words of an own message.
 * @throws Problem not-found, message-gone, conversation-closed
 */
export function editMessage(
  platform: Platform,
  caller: Requester,
  { content, id }: { readonly id: string; readonly content: string },
): Promise<Message> {
  return changeMessage(platform, caller, id, async (tx, { row, participation }) => {
    if (!mayEdit(row, caller.personId)) throw new Problem(coreErrors['not-found']);
    requirePresent(row);
    if (row.content === content) return false;
    requireOpen(participation);
    const change = await takeChange(tx, row.conversationId);
    const editedAt = platform.clock.now();
    const folded = foldWith(await findFile(tx, id), content);
    await updateMessage(tx, id, { content, folded, editedAt, change });
    return true;
  });
}

/**
 * Deletes an own message for everybody; idempotent.
 * @throws Problem not-found
 */
export function deleteMessage(platform: Platform, caller: Requester, id: string): Promise<Message> {
  return changeMessage(platform, caller, id, async (tx, { row, participation }) => {
    if (!mayDelete(row, caller.personId)) throw new Problem(coreErrors['not-found']);
    if (row.deletedAt) return false;
    await wipeMessage(platform, tx, participation, row);
    return true;
  });
}

/**
 * Answers a message by a sign, in place of the own one before; null takes it back.
 * @throws Problem not-found, message-gone, conversation-closed
 */
export function reactToMessage(
  platform: Platform,
  { personId, ...caller }: Requester,
  { id, reaction }: { readonly id: string; readonly reaction: Reaction | null },
): Promise<Message> {
  return changeMessage(
    platform,
    { personId, ...caller },
    id,
    async (tx, { row, participation }) => {
      requirePresent(row);
      const before = (await findReactions(tx, [id]))
        .get(id)
        ?.find((each) => each.personId === personId);
      if ((before?.reaction ?? null) === reaction) return false;
      requireOpen(participation);
      if (reaction === null) await deleteReactions(tx, { messageId: id, personId });
      else await putReaction(tx, { messageId: id, personId, reaction, at: platform.clock.now() });
      await updateMessage(tx, id, { change: await takeChange(tx, row.conversationId) });
      return true;
    },
  );
}
