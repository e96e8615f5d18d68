import type { Urgency } from '@hafi/contract/support/contact-facts';
import type { InboxFilter } from '@hafi/contract/support/inbox.contract';
import { and, asc, count, eq, inArray, like } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { falling, keyset, rising } from '../../platform/db/keyset.ts';
import { tookRow } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { contactAnswers, contactMessages } from './support.tables.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
export type AnswerRow = typeof contactAnswers.$inferSelect;

/** Returns false, and stores nothing, when the reference or the request is already known. */
export async function insertMessage(
  tx: Tx,
  row: typeof contactMessages.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(contactMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: contactMessages.id });
  return made.length > 0;
}

export async function findByRequestKey(db: Db, key: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.requestKey, key));
  return row;
}

export async function findByReference(db: Db, reference: string): Promise<MessageRow | undefined> {
  const { reference: column } = contactMessages;
  const [row] = await db.select().from(contactMessages).where(eq(column, reference));
  return row;
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

/** The message, with its row locked, so that answers are serialized. */
export async function lockMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  tookRow(tx, 'contact-message', id);
  const [row] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return row;
}

export async function setState(
  tx: Tx,
  id: string,
  change: Pick<MessageRow, 'state' | 'rank'>,
): Promise<void> {
  await tx.update(contactMessages).set(change).where(eq(contactMessages.id, id));
}

export async function insertAnswer(tx: Tx, row: AnswerRow): Promise<void> {
  await tx.insert(contactAnswers).values(row);
}

/** The answers to a message, oldest first. */
export async function findAnswers(db: Db, messageId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(contactAnswers)
    .where(eq(contactAnswers.messageId, messageId))
    .orderBy(asc(contactAnswers.createdAt), asc(contactAnswers.id));
}

const statesOf: Record<Exclude<InboxFilter, 'all'>, MessageRow['state'][]> = {
  open: ['open'],
  answered: ['answered', 'done'],
};

export interface InboxPosition {
  readonly rank: number;
  readonly at: Date;
  readonly id: string;
}

export async function findMessages(
  db: Db,
  wanted: Wanted<InboxPosition> & {
    show: InboxFilter;
    /**
     * Words of letters and digits, without accents and case; a message must contain all of them.
     */
    words: readonly string[];
  },
): Promise<MessageRow[]> {
  const { show, words, after, limit } = wanted;
  const { rank, createdAt, id, searched, state } = contactMessages;
  const order = keyset<InboxPosition>({
    rank: rising(rank),
    at: falling(createdAt),
    id: falling(id),
  });
  return db
    .select()
    .from(contactMessages)
    .where(
      and(
        show === 'all' ? undefined : inArray(state, statesOf[show]),
        ...words.map((word) => like(searched, `%${word}%`)),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}

export async function countOpen(db: Db): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(contactMessages)
    .where(eq(contactMessages.state, 'open'));
  return row?.open ?? 0;
}

const ranks: Record<Urgency, number> = { emergency: 0, high: 1, normal: 2, low: 3 };

/** Sort rank of an open message in the inbox: smaller comes first. */
export const openRank = (urgency: Urgency): number => ranks[urgency];

/** Sort rank of closed messages: below all open ones. */
export const closedRank = 9;
