import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { type ChannelCommand, channelMessages } from '../channels.tables.ts';

export type ChannelMessageRow = typeof channelMessages.$inferSelect;

/** Stores what came in, once. */
export async function insertMessage(db: Db, row: ChannelMessageRow): Promise<void> {
  await db.insert(channelMessages).values(row).onConflictDoNothing();
}

/** A call for help, and who answers one. */
const first: readonly ChannelCommand[] = [
  'help',
  'coming',
  'arrived',
  'ambulance',
  'yes',
  'yes-or-well',
  'no',
  'status',
];

/**
 * Locks what has not taken effect yet, the oldest first. A call for help, and the answers to one, go before
 * all else: in the morning thousands may say that they are well.
 */
export async function lockWaiting(tx: Tx, { limit, open }: Due): Promise<ChannelMessageRow[]> {
  return tx
    .select()
    .from(channelMessages)
    .where(and(isNull(channelMessages.doneAt), open(channelMessages.id)))
    .orderBy(
      desc(inArray(channelMessages.command, [...first])),
      asc(channelMessages.heardAt),
      asc(channelMessages.id),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Notes when it took effect, and whose it was; its words are kept no longer. */
export async function markDone(
  tx: Tx,
  id: string,
  done: { readonly doneAt: Date; readonly personId: string | null; readonly words: null },
): Promise<void> {
  await tx.update(channelMessages).set(done).where(eq(channelMessages.id, id));
}

/** How much of what a phone has sent since this time took effect. */
export const countMessages = (db: Db, phone: string, since: Date): Promise<number> =>
  db.$count(
    channelMessages,
    and(
      eq(channelMessages.phone, phone),
      gte(channelMessages.heardAt, since),
      isNotNull(channelMessages.doneAt),
    ),
  );

/** Deletes what came in before this time. */
export async function deleteMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(channelMessages).where(lt(channelMessages.heardAt, before));
}

/** What came from a person, oldest first. */
export async function findMessagesOf(db: Db, personId: string): Promise<ChannelMessageRow[]> {
  return db
    .select()
    .from(channelMessages)
    .where(eq(channelMessages.personId, personId))
    .orderBy(asc(channelMessages.heardAt));
}

/** Deletes what came from a person. */
export async function deleteMessagesOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(channelMessages).where(eq(channelMessages.personId, personId));
}
