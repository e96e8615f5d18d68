import { and, eq, inArray, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Tx } from '../db/tx.ts';
import { outboxMessages } from './outbox.tables.ts';

const { deliveredAt, failedAt, sentAt } = outboxMessages;

const hasEnded = or(isNotNull(sentAt), isNotNull(failedAt));

/** Deletes messages that were sent, or given up, before these times. */
export async function deleteEnded(
  db: Db,
  { failedBefore, sentBefore }: { readonly sentBefore: Date; readonly failedBefore: Date },
): Promise<void> {
  await db.delete(outboxMessages).where(or(lt(sentAt, sentBefore), lt(failedAt, failedBefore)));
}

/**
 * Has the messages of these notices never be sent, nor sent again by another provider or channel when
 * one turns out not to have arrived: what they ask for is over.
 */
export async function withdrawMessages(
  tx: Tx,
  noticeIds: readonly string[],
  at: Date,
): Promise<void> {
  if (noticeIds.length === 0) return;
  await tx
    .update(outboxMessages)
    .set({ uselessAt: at })
    .where(and(inArray(outboxMessages.noticeId, [...noticeIds]), isNull(deliveredAt)));
}

/** Wipes the texts of the messages of these notices: at once, or when those on their way have left. */
export async function wipeMessages(tx: Tx, noticeIds: readonly string[]): Promise<void> {
  if (noticeIds.length === 0) return;
  await tx
    .update(outboxMessages)
    .set({
      secret: 'yes',
      body: sql`case when ${hasEnded} then '' else ${outboxMessages.body} end`,
    })
    .where(inArray(outboxMessages.noticeId, [...noticeIds]));
}

/** Deletes messages for a person that have not been sent and whose key begins like this. */
export async function dropUnsent(tx: Tx, personId: string, key: string): Promise<void> {
  const { dedupeKey, personId: of } = outboxMessages;
  await tx
    .delete(outboxMessages)
    .where(and(isNull(sentAt), isNull(failedAt), eq(of, personId), like(dedupeKey, `${key}%`)));
}

/** Deletes SMS for a person to a number that is no longer theirs, as far as they have not been sent. */
export async function dropUnsentSms(tx: Tx, personId: string, number: string): Promise<void> {
  const { channel, personId: of, recipient } = outboxMessages;
  const theirs = and(eq(channel, 'sms'), eq(of, personId), eq(recipient, number));
  await tx.delete(outboxMessages).where(and(theirs, isNull(sentAt), isNull(failedAt)));
}

/**
 * Deletes all messages for a person or to their addresses, and those that name one as the sender and
 * were sent or given up.
 */
export async function deleteMessagesOf(
  tx: Tx,
  personId: string,
  addresses: readonly string[],
): Promise<void> {
  const { personId: of, recipient, replyTo } = outboxMessages;
  const named = and(inArray(replyTo, [...addresses]), hasEnded);
  await tx
    .delete(outboxMessages)
    .where(or(eq(of, personId), inArray(recipient, [...addresses]), named));
}
