import { dayInMs, hourInMs } from '@hafi/base/time';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { type ConversationRow, findConversations } from '../conversations/conversations.repo.ts';
import { participantsIn, reachedIn, sourcesForAll } from '../conversations/taking-part.ts';
import { messageTexts } from '../messages.messages.ts';
import { nameIn } from '../sending/message.presenter.ts';
import { noticeKey, smsKey } from './notice-keys.ts';
import { type DueTelling, findWaiting, lockToTell, putNotified } from './waiting.repo.ts';

/** After how long a message is told to nobody any more, for who cannot be reached for so long. */
const uselessAfterMs = dayInMs;

/**
 * Tells people that messages wait which they have not read: who wrote, nothing of what. Not again
 * before they have read it, or half an hour has passed.
 */
export const tellWaitingWork = (platform: Platform): BatchWork<DueTelling> => ({
  id: 'messages.tell-waiting',
  everySeconds: 5,
  batch: 100,
  take: lockToTell,
  async handle(tx, rows, now) {
    const waiting = await findWaiting(
      tx,
      rows.map(({ id }) => id),
    );
    const readers = await readersOf(tx, rows);
    const notified = rows.flatMap((row) => {
      const reader = readers.get(row.conversationId);
      const newest = waiting.get(row.id);
      return newest && reader?.ids.has(row.personId) ? [{ row, newest, ...reader }] : [];
    });
    const notices = notified.map(({ conversation, newest, people, row }) => {
      const { personId } = row;
      const forSupported = conversation.supportedId === personId;
      const sender = nameIn(conversation, people, { personId: newest.senderId, forSupported });
      return {
        personId,
        type: 'family' as const,
        priority: 'medium' as const,
        title: messageTexts.waitingTitle,
        text: messageTexts.waiting,
        values: { person: sender.name },
        link: links.conversation(row.conversationId),
        at: now,
        uselessAt: new Date(now.getTime() + uselessAfterMs),
        dedupeKey: `${noticeKey(row.id)}${newest.position}:${now.getTime()}`,
        smsKey: smsKey(personId, Math.floor(now.getTime() / hourInMs)),
      };
    });
    await tellMany(platform, tx, { by: null, notices });
    tx.changed(
      'notifications',
      notices.map(({ personId }) => personId),
    );
    const notifiedIds = notified.map(({ row }) => row.id);
    await putNotified(tx, notifiedIds, now);
    const others = rows.filter(({ id }) => !notifiedIds.includes(id));
    await putNotified(
      tx,
      others.map(({ id }) => id),
      null,
    );
  },
});

/** Who takes part now in the conversations of these rows, by conversation. */
async function readersOf(tx: Tx, rows: readonly DueTelling[]) {
  const conversations = await findConversations(tx, [
    ...new Set(rows.map(({ conversationId }) => conversationId)),
  ]);
  const sources = await sourcesForAll(tx, conversations);
  const participants = new Map(conversations.map((row) => [row.id, participantsIn(row, sources)]));
  const ids = [...participants.values()].flat().map(({ personId }) => personId);
  const people = await findPeople(tx, [...new Set(ids)]);
  return new Map(
    conversations.map((conversation: ConversationRow) => {
      const reached = new Set(reachedIn(participants.get(conversation.id) ?? [], people));
      return [conversation.id, { conversation, people, ids: reached }];
    }),
  );
}
