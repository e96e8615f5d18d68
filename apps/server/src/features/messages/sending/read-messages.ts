import type { Message } from '@hafi/contract/messages/message.schemas';
import * as z from 'zod/mini';
import { cursorOf } from '../../../platform/http/cursor.ts';
import { type PageQuery, readPage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireConversation } from '../conversations/require-conversation.ts';
import type { Requester } from '../conversations/taking-part.ts';
import { findMark } from '../marks/marks.repo.ts';
import { showMessages } from './message-parts.ts';
import { findChanged, findPage } from './messages.repo.ts';

/** How many changes are answered at once. */
const mostChanges = 200;

const largest = 2_147_483_647;
const positionCursor = cursorOf(z.int().check(z.gte(1), z.lte(largest)));

/** A conversation for one of its people, and from where on they see its messages. */
async function openConversation(platform: Platform, caller: Requester, id: string) {
  const { conversation } = await requireConversation(platform, caller, id);
  const { personId } = caller;
  const mark = await findMark(platform.db, { conversationId: id, personId });
  return { reader: { conversation, readerId: personId }, above: mark?.cleared ?? 0 };
}

/**
 * One page of the messages of a conversation, the newest first.
 * @throws Problem not-found, invalid-input when this list did not issue the cursor
 */
export async function listMessages(
  platform: Platform,
  caller: Requester,
  id: string,
  query: PageQuery,
): Promise<{ data: Message[]; nextCursor: string | null; change: number }> {
  const { db } = platform;
  const { above, reader } = await openConversation(platform, caller, id);
  const { items, nextCursor } = await readPage(query, {
    find: (wanted) => findPage(db, id, { above, ...wanted }),
    positionOf: ({ position }) => position,
    cursor: positionCursor,
  });
  const data = await showMessages(db, items, reader);
  // Read before the messages: what came since is asked for again rather than missed.
  return { data, nextCursor, change: reader.conversation.counter };
}

/**
 * The messages that are new or changed since a change, in the order of their changes.
 * @throws Problem not-found
 */
export async function listChanges(
  platform: Platform,
  caller: Requester,
  id: string,
  since: number,
): Promise<{ messages: Message[]; hasMore: boolean; change: number }> {
  const { db } = platform;
  const { above, reader } = await openConversation(platform, caller, id);
  const after = Math.min(since, largest);
  const rows = await findChanged(db, id, { above, since: after, limit: mostChanges + 1 });
  const hasMore = rows.length > mostChanges;
  const shown = rows.slice(0, mostChanges);
  const last = shown.at(-1)?.change ?? 0;
  const { counter } = reader.conversation;
  return {
    messages: await showMessages(db, shown, reader),
    hasMore,
    change: hasMore ? last : Math.max(counter, last),
  };
}
