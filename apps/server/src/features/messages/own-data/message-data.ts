import type { Tx } from '../../../platform/db/tx.ts';
import { dataTime, type PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findLastSeen, forgetPresence } from '../../../platform/realtime/presence.repo.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { type ConversationRow, lockConversation } from '../conversations/conversations.repo.ts';
import { findReaders, otherOf } from '../conversations/taking-part.ts';
import { listBlocks } from '../moderation/block-person.ts';
import { eraseReportsOf, findReportsBy } from '../moderation/reports.repo.ts';
import { deleteBlocksOf } from '../reach/blocks.repo.ts';
import {
  deleteConversation,
  deleteTraces,
  eraseIn,
  findOwnMarks,
  findOwnMessages,
  findOwnReactions,
  findOwnViews,
  findTouched,
} from './own-messages.repo.ts';

/** Whether nobody is left who could read a conversation once this person is gone. */
async function isLeftByAll(
  tx: Tx,
  conversation: ConversationRow,
  personId: string,
): Promise<boolean> {
  const { elderId, supportedId } = conversation;
  if (elderId === personId || supportedId === personId) return true;
  const other = otherOf(conversation, personId);
  const isBetween = [conversation.firstId, conversation.secondId].includes(personId);
  if (!other || !isBetween) return false;
  return (await findPeople(tx, [other])).get(other)?.account === 'closed';
}

/**
 * Erases what somebody has written, sent and shown. Where it stood others see that it was deleted; a
 * conversation that nobody can read any more goes as a whole.
 */
async function eraseMessages(
  store: Pick<Platform, 'clock' | 'due'>,
  tx: Tx,
  personId: string,
): Promise<void> {
  const at = store.clock.now();
  for (const touched of await findTouched(tx, personId)) {
    const conversation = await lockConversation(tx, touched.id);
    if (!conversation) continue;
    const { peopleIds } = await findReaders(tx, conversation);
    if (await isLeftByAll(tx, conversation, personId))
      await deleteConversation(store, tx, touched.id);
    else await eraseIn(store, tx, touched.id, personId, at);
    tx.changed('conversations', peopleIds);
  }
  await deleteTraces(tx, personId);
  await deleteBlocksOf(tx, personId);
  await eraseReportsOf(tx, personId);
  await forgetPresence(tx, personId);
}

/** Messages and what belongs to them as personal data. */
export function messageData(platform: Platform): readonly PersonalData[] {
  return [
    {
      name: 'messages',
      read: async (db, personId) =>
        (await findOwnMessages(db, personId)).map(({ content, kind, ...row }) => ({
          type: `message-${kind}`,
          message: content,
          name: row.fileName,
          latitude: row.latitude,
          longitude: row.longitude,
          createdAt: dataTime(row.sentAt),
          editedAt: dataTime(row.editedAt),
          deletedAt: dataTime(row.deletedAt),
        })),
      erase: (tx, personId) => eraseMessages(platform, tx, personId),
    },
    {
      name: 'messageReactions',
      read: async (db, personId) =>
        (await findOwnReactions(db, personId)).map(({ at, reaction }) => ({
          type: `sign-${reaction}`,
          at: dataTime(at),
        })),
    },
    {
      name: 'conversations',
      read: async (db, personId) =>
        (await findOwnMarks(db, personId)).map(({ createdAt, isMuted, kind, read }) => ({
          type: `conversation-${kind}`,
          muted: isMuted,
          readMessages: read,
          createdAt: dataTime(createdAt),
        })),
    },
    {
      name: 'messageBlocks',
      read: async (db, personId) =>
        (await listBlocks({ db }, personId)).map(({ at, name }) => ({ name, at })),
    },
    {
      name: 'messageReports',
      read: async (db, personId) =>
        (await findReportsBy(db, personId)).map(({ closedAt, reason, reportedAt, words }) => ({
          subject: `report-${reason}`,
          message: words,
          at: dataTime(reportedAt),
          endedAt: dataTime(closedAt),
        })),
    },
    {
      name: 'locationViews',
      read: async (db, personId) =>
        (await findOwnViews(db, personId)).map(({ at }) => ({ at: dataTime(at) })),
    },
    {
      name: 'presence',
      read: async (db, personId) => {
        const at = await findLastSeen(db, personId);
        return at ? [{ lastSeenAt: dataTime(at) }] : [];
      },
    },
  ];
}
