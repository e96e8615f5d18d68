import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Conversation } from '@hafi/contract/messages/message.schemas';
import type { ListedOnly } from '@hafi/contract/messages/message-terms';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { type PageQuery, readTimePage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { membershipsOf } from '../../circle/circle.public.ts';
import { countUnread, putWish } from '../marks/marks.repo.ts';
import { tiesOf } from '../reach/ties.ts';
import { type Among, findListed, findSeenIds, type Seen } from './conversations.repo.ts';
import { requireConversation } from './require-conversation.ts';
import { showConversations } from './show-conversations.ts';
import type { Requester } from './taking-part.ts';

/** What of conversations somebody may see now. */
export async function seenOf(
  { db }: Pick<Platform, 'db'>,
  { personId, roles }: Requester,
): Promise<Seen> {
  const writing = (await membershipsOf(db, personId)).filter(({ permissions }) =>
    permissions.includes('messages'),
  );
  const own = roles.includes('PATIENT') ? [personId] : [];
  return {
    personId,
    elderIds: [...own, ...writing.map(({ elderId }) => elderId)],
    isCoordinator: roles.includes('ADMIN'),
  };
}

/** Which of their conversations somebody wants to see; all when nothing is said. */
async function amongOf(
  platform: Platform,
  personId: string,
  { only, unread }: { readonly only: ListedOnly | undefined; readonly unread: Iterable<string> },
): Promise<Among | undefined> {
  if (only === undefined) return undefined;
  if (only === 'unread') return { ids: [...unread] };
  const ties = [...(await tiesOf(platform, personId)).values()];
  return { others: ties.filter(({ isElder }) => isElder).map((tie) => tie.personId) };
}

/**
 * One page of the own conversations, the latest first, all or `only` some of them, and how many messages
 * are unread in all.
 */
export async function listConversations(
  platform: Platform,
  caller: Requester,
  { only, ...query }: PageQuery & { readonly only?: ListedOnly | undefined },
): Promise<{ data: Conversation[]; nextCursor: string | null; unread: number }> {
  const { db } = platform;
  const seen = await seenOf(platform, caller);
  const all = await countUnread(db, caller.personId, await findSeenIds(db, seen));
  const among = await amongOf(platform, caller.personId, { only, unread: all.keys() });
  const { items, nextCursor } = await readTimePage(
    query,
    (wanted) => findListed(db, seen, wanted, among),
    ({ activeAt, id }) => ({ at: activeAt, id }),
  );
  return {
    data: await showConversations(platform, items, caller.personId),
    nextCursor,
    unread: [...all.values()].reduce((sum, each) => sum + each, 0),
  };
}

/** @throws Problem not-found */
export async function getConversation(
  platform: Platform,
  caller: Requester,
  id: string,
): Promise<Conversation> {
  const { conversation } = await requireConversation(platform, caller, id);
  const [shown] = await showConversations(platform, [conversation], caller.personId);
  if (!shown) throw new Problem(coreErrors['not-found']);
  return shown;
}

/**
 * Deletes a conversation for the caller alone, up to its newest message.
 * @throws Problem not-found
 */
export async function clearConversation(
  platform: Platform,
  caller: Requester,
  id: string,
): Promise<void> {
  const { personId } = caller;
  await inTransaction(platform, async (tx) => {
    const { conversation } = await requireConversation({ ...platform, db: tx }, caller, id);
    const wish = { cleared: conversation.lastPosition, isListed: false };
    await putWish(tx, { conversationId: id, personId }, wish);
    tx.changed('conversations', [personId]);
  });
}

/**
 * Whether messages of a conversation are notified.
 * @throws Problem not-found
 */
export async function muteConversation(
  platform: Platform,
  caller: Requester,
  { id, isMuted }: { readonly id: string; readonly isMuted: boolean },
): Promise<void> {
  const { personId } = caller;
  await inTransaction(platform, async (tx) => {
    await requireConversation({ ...platform, db: tx }, caller, id);
    await putWish(tx, { conversationId: id, personId }, { isMuted });
    tx.changed('conversations', [personId]);
  });
}
