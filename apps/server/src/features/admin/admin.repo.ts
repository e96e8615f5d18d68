import { and, count, isNotNull, isNull } from 'drizzle-orm';
import { type Db, inTransaction as runInTransaction } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import { auditEvents } from './admin.tables.ts';

export const inTransaction = runInTransaction;

/** Writes down what somebody with power did, in the transaction that does it. */
export async function recordAudit(
  tx: Db,
  event: Omit<typeof auditEvents.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(auditEvents).values({ id: newId(), ...event });
}

/** Mail and SMS that failed at least once and have not gone out since. */
export async function countUndelivered(db: Db): Promise<number> {
  const [row] = await db
    .select({ undelivered: count() })
    .from(outboxMessages)
    .where(and(isNull(outboxMessages.sentAt), isNotNull(outboxMessages.lastError)));
  return row?.undelivered ?? 0;
}
