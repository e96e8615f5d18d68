import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { putWish } from '../marks/marks.repo.ts';
import { presentMessage } from '../sending/message.presenter.ts';
import { insertMessage } from '../sending/messages.repo.ts';
import { findConversationOf, takePosition } from './conversations.repo.ts';

/** Somebody who may write in the conversation of an elder's circle from now on. */
export interface Newcomer {
  readonly elderId: string;
  readonly personId: string;
  readonly at: Date;
  /** Who takes part from now on, the newcomer too. */
  readonly peopleIds: readonly string[];
}

/**
 * Lets somebody into the conversation of a circle: they see it from here on, and a line in it tells
 * the others that they joined. Nothing happens while there is no conversation. Locks the
 * conversation.
 */
export async function addNewcomer(tx: Tx, newcomer: Newcomer): Promise<void> {
  const { at, elderId, peopleIds, personId } = newcomer;
  const known = await findConversationOf(tx, { elderId });
  const conversation = known && (await takePosition(tx, known.id, at));
  if (!conversation) return;
  const { counter, id: conversationId } = conversation;
  await putWish(tx, { conversationId, personId }, { cleared: counter - 1 });
  const row = await insertMessage(tx, {
    id: newId(),
    conversationId,
    position: counter,
    change: counter,
    senderId: personId,
    kind: 'joined',
    content: '',
    folded: '',
    sentAt: at,
  });
  if (!row) throw new Error('the id of the message is taken');
  const nothing = { file: undefined, call: undefined, location: undefined, reactions: [] };
  const people = await findPeople(tx, [personId]);
  const context = { conversation, people, forSupported: false };
  tx.emit('message', presentMessage({ row, ...nothing }, context), peopleIds);
  tx.changed('conversations', peopleIds);
}
