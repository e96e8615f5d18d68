import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ConversationRow } from '../conversations/conversations.repo.ts';
import { deleteFiles, deleteFilesIn } from '../files/files.repo.ts';
import { messageFiles } from '../files/files.tables.ts';
import { locationViews, messageLocations } from '../locations/locations.tables.ts';
import {
  conversationMarks,
  conversations,
  messageReactions,
  messages,
} from '../messages.tables.ts';

type Store = Pick<Platform, 'clock' | 'due'>;

/** The messages of a person with where they were sent from, the oldest first. */
export const findOwnMessages = (db: Db, person: string) =>
  db
    .select({
      kind: messages.kind,
      content: messages.content,
      sentAt: messages.sentAt,
      editedAt: messages.editedAt,
      deletedAt: messages.deletedAt,
      latitude: messageLocations.latitude,
      longitude: messageLocations.longitude,
      fileName: messageFiles.name,
    })
    .from(messages)
    .leftJoin(messageLocations, eq(messageLocations.messageId, messages.id))
    .leftJoin(messageFiles, eq(messageFiles.messageId, messages.id))
    .where(eq(messages.senderId, person))
    .orderBy(asc(messages.sentAt), asc(messages.id));

export const findOwnReactions = (db: Db, person: string) =>
  db
    .select()
    .from(messageReactions)
    .where(eq(messageReactions.personId, person))
    .orderBy(asc(messageReactions.at));

/** What a person wants of conversations, and how far they have read them. */
export const findOwnMarks = (db: Db, person: string) =>
  db
    .select({
      kind: conversations.kind,
      createdAt: conversations.createdAt,
      isMuted: conversationMarks.isMuted,
      read: conversationMarks.read,
    })
    .from(conversationMarks)
    .innerJoin(conversations, eq(conversations.id, conversationMarks.conversationId))
    .where(eq(conversationMarks.personId, person))
    .orderBy(asc(conversations.createdAt));

export const findOwnViews = (db: Db, person: string) =>
  db
    .select()
    .from(locationViews)
    .where(eq(locationViews.personId, person))
    .orderBy(asc(locationViews.at));

/** Every conversation that holds something of a person, by id. */
export async function findTouched(db: Db, person: string): Promise<ConversationRow[]> {
  const { elderId, firstId, id, secondId, supportedId } = conversations;
  const holds = (column: 'senderId' | 'replySenderId') =>
    sql`${id} in (select ${messages.conversationId} from ${messages}
      where ${messages[column]} = ${person})`;
  const reacted = sql`${id} in (select m.conversation_id from ${messageReactions} r
    join ${messages} m on m.id = r.message_id where r.person_id = ${person})`;
  const own = [firstId, secondId, elderId, supportedId].map((column) => eq(column, person));
  return db
    .select()
    .from(conversations)
    .where(or(...own, holds('senderId'), reacted))
    .orderBy(asc(id));
}

/**
 * Erases what a person has written, sent and quoted in a conversation, and their signs. The places of
 * their messages stay, as deleted. Each message that changes takes the next number of the
 * conversation, whose row is locked. Returns how many changed.
 */
export async function eraseIn(
  store: Store,
  tx: Tx,
  conversationId: string,
  person: string,
  at: Date,
): Promise<number> {
  const { rows } = (await tx.execute(sql`
    with erased as (
      select m.id, m.sender_id = ${person} and m.kind not in ('call', 'joined') as own,
        row_number() over (order by m.position) as nth
      from messages m
      where m.conversation_id = ${conversationId} and (
        (m.sender_id = ${person} and m.kind not in ('call', 'joined') and m.deleted_at is null)
        or (m.reply_sender_id = ${person} and m.reply_excerpt <> '')
        or exists (select from message_reactions r
          where r.message_id = m.id and r.person_id = ${person}))
    )
    update messages set
      change = c.counter + erased.nth,
      content = case when erased.own then '' else content end,
      folded = case when erased.own then '' else folded end,
      deleted_at = case when erased.own then coalesce(deleted_at, ${at.toISOString()}::timestamptz)
        else deleted_at end,
      reply_excerpt = case when reply_sender_id = ${person} then '' else reply_excerpt end
    from erased, conversations c
    where messages.id = erased.id and c.id = ${conversationId}
    returning messages.id, erased.own as own`)) as unknown as {
    rows: { id: string; own: boolean }[];
  };
  if (rows.length === 0) return 0;
  await tx
    .update(conversations)
    .set({ counter: sql`${conversations.counter} + ${rows.length}` })
    .where(eq(conversations.id, conversationId));
  const own = rows.filter((row) => row.own).map(({ id }) => id);
  if (own.length > 0) {
    const ids = sql`any(${`{${own.join(',')}}`}::uuid[])`;
    await deleteFiles(store, tx, own);
    await tx.delete(messageReactions).where(sql`${messageReactions.messageId} = ${ids}`);
    await tx.delete(messageLocations).where(sql`${messageLocations.messageId} = ${ids}`);
  }
  return rows.length;
}

/** Deletes the signs of a person, what they want of conversations, and where they looked. */
export async function deleteTraces(tx: Tx, person: string): Promise<void> {
  await tx.delete(messageReactions).where(eq(messageReactions.personId, person));
  await tx.delete(conversationMarks).where(eq(conversationMarks.personId, person));
  await tx.delete(locationViews).where(eq(locationViews.personId, person));
}

/** Deletes a conversation that nobody can read any more, with all that is in it. */
export async function deleteConversation(store: Store, tx: Tx, id: string): Promise<void> {
  await deleteFilesIn(store, tx, id);
  await tx.delete(conversations).where(eq(conversations.id, id));
}
