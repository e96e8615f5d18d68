import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { insertOnce } from '../../../platform/db/insert-once.ts';
import { idList, preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { messageReactions, messages } from '../messages.tables.ts';

export type MessageRow = typeof messages.$inferSelect;
export type ReactionRow = typeof messageReactions.$inferSelect;

const { change, conversationId, deletedAt, id, position, replyTo } = messages;

const insertRows = insertOnce(messages, (rows) =>
  rows.onConflictDoNothing({ target: id }).returning(),
);

/** Writes a message; undefined when there is one with this id. */
export async function insertMessage(
  tx: Tx,
  row: typeof messages.$inferInsert,
): Promise<MessageRow | undefined> {
  const [made] = await insertRows(tx, [row]);
  return made;
}

/** Changes a message. */
export async function updateMessage(
  tx: Tx,
  message: string,
  changes: Partial<typeof messages.$inferInsert> & Pick<MessageRow, 'change'>,
): Promise<MessageRow> {
  const [row] = await tx.update(messages).set(changes).where(eq(id, message)).returning();
  if (!row) throw new Error('the message was read under its lock and is gone');
  return row;
}

export async function findMessage(db: Db, message: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(id, message));
  return row;
}

/** One page of a conversation, the newest first. */
export const findPage = (
  db: Db,
  conversation: string,
  {
    above,
    after,
    limit,
  }: { readonly above: number; readonly after: number | null; readonly limit: number },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(conversationId, conversation),
        gt(position, above),
        after === null ? undefined : lt(position, after),
      ),
    )
    .orderBy(desc(position))
    .limit(limit);

/** The messages that are new or changed since a change, in the order of their changes. */
export const findChanged = (
  db: Db,
  conversation: string,
  {
    above,
    limit,
    since,
  }: { readonly above: number; readonly since: number; readonly limit: number },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(and(eq(conversationId, conversation), gt(position, above), gt(change, since)))
    .orderBy(asc(change))
    .limit(limit);

const newestOf = preparedOnce((db) =>
  db
    .selectDistinctOn([conversationId])
    .from(messages)
    .where(sql`${conversationId} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(conversationId, desc(position))
    .prepare('messages_newest'),
);

/** The newest message of each of these conversations. */
export async function findNewest(
  db: Db,
  conversations: readonly string[],
): Promise<ReadonlyMap<string, MessageRow>> {
  if (conversations.length === 0) return new Map();
  const rows = await newestOf(db).execute({ ids: idList(conversations) });
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/** The reactions to these messages, the earliest first. */
export async function findReactions(
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, ReactionRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messageReactions)
    .where(inArray(messageReactions.messageId, [...messageIds]))
    .orderBy(asc(messageReactions.at), asc(messageReactions.personId));
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

/** Puts a person's reaction in place of the one before. */
export async function putReaction(tx: Tx, row: ReactionRow): Promise<void> {
  const { at, reaction } = row;
  await tx
    .insert(messageReactions)
    .values(row)
    .onConflictDoUpdate({
      target: [messageReactions.messageId, messageReactions.personId],
      set: { at, reaction },
    });
}

/** Takes back a person's reaction, or deletes those of everybody. */
export async function deleteReactions(
  tx: Tx,
  { messageId, personId }: { readonly messageId: string; readonly personId?: string },
): Promise<void> {
  const whose = personId === undefined ? undefined : eq(messageReactions.personId, personId);
  await tx.delete(messageReactions).where(and(eq(messageReactions.messageId, messageId), whose));
}

/** The answers to a message that still quote it. */
export const findQuoting = (db: Db, message: string): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(and(eq(replyTo, message), ne(messages.replyExcerpt, ''), isNull(deletedAt)))
    .orderBy(asc(position));
