import { and, count, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { type Db, inTransaction as runInTransaction } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import { auditEvents } from './admin.tables.ts';

export const inTransaction = runInTransaction;

/** Writes down what somebody with power did, in the transaction that does it. */
export async function insertAudit(
  tx: Db,
  event: Omit<typeof auditEvents.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(auditEvents).values({ id: newId(), ...event });
}

/** Writes down what somebody did to something the first time only, such as reading it. */
export async function insertAuditOnce(
  tx: Db,
  event: Omit<typeof auditEvents.$inferInsert, 'id'>,
): Promise<void> {
  const { actorId, action, subjectId } = auditEvents;
  const [known] = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(eq(actorId, event.actorId), eq(action, event.action), eq(subjectId, event.subjectId)),
    )
    .limit(1);
  if (!known) await insertAudit(tx, event);
}

/** Mail and SMS that failed at least once and have not gone out since. */
export async function countUndelivered(db: Db): Promise<number> {
  const [row] = await db
    .select({ undelivered: count() })
    .from(outboxMessages)
    .where(and(isNull(outboxMessages.sentAt), isNotNull(outboxMessages.lastError)));
  return row?.undelivered ?? 0;
}

/** Everything that somebody did or that was done to them, oldest first. */
export async function findAuditOf(db: Db, personId: string) {
  const { action, actorId, at, subjectId } = auditEvents;
  return db
    .select({ action, at })
    .from(auditEvents)
    .where(or(eq(actorId, personId), eq(subjectId, personId)))
    .orderBy(at);
}
