import { and, count, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';

/** Mail and SMS that failed at least once and have not gone out since. */
export async function countUndelivered(db: Db): Promise<number> {
  const [row] = await db
    .select({ undelivered: count() })
    .from(outboxMessages)
    .where(and(isNull(outboxMessages.sentAt), isNotNull(outboxMessages.lastError)));
  return row?.undelivered ?? 0;
}
