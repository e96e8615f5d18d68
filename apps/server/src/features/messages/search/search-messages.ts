import type { Message } from '@hafi/contract/messages/message.schemas';
import { type PageQuery, readTimePage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { heavyRead } from '../../../platform/rate-limit/heavy-read.ts';
import { seenOf } from '../conversations/own-conversations.ts';
import type { Requester } from '../conversations/taking-part.ts';
import { fold } from '../sending/excerpt.ts';
import { presentMessage } from '../sending/message.presenter.ts';
import { findNamed, withParts } from '../sending/message-parts.ts';
import { findHits } from './search.repo.ts';

/** More words than this are not compared. */
const mostWords = 10;

/**
 * One page of the messages of own conversations that contain all the words, the newest first. In a
 * conversation in which the caller takes no part there is nothing to find.
 * @throws Problem too-many-requests when the same person has many searches under way
 */
export function searchMessages(
  platform: Platform,
  caller: Requester,
  { conversationId, q, ...query }: PageQuery & { q: string; conversationId?: string | undefined },
): Promise<{ data: Message[]; nextCursor: string | null }> {
  const { db } = platform;
  const words = fold(q).split(' ').slice(0, mostWords);
  return heavyRead(platform, caller.personId, async () => {
    const seen = await seenOf(platform, caller);
    const { items, nextCursor } = await readTimePage(
      query,
      (wanted) => findHits(db, seen, { ...wanted, words, conversationId }),
      ({ row }) => ({ at: row.sentAt, id: row.id }),
    );
    const rows = items.map(({ row }) => row);
    const people = await findNamed(db, rows);
    const conversations = new Map(items.map(({ conversation, row }) => [row.id, conversation]));
    const data = (await withParts(db, rows)).flatMap((parts) => {
      const conversation = conversations.get(parts.row.id);
      if (!conversation) return [];
      const forSupported = conversation.supportedId === caller.personId;
      return [presentMessage(parts, { conversation, people, forSupported })];
    });
    return { data, nextCursor };
  });
}
