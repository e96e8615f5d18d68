import { and, asc, eq, exists, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { smsReports } from './sms-reports.tables.ts';

export type SmsReportRow = typeof smsReports.$inferSelect;

/** Stores a report, once. */
export async function insertReport(db: Db, row: SmsReportRow): Promise<void> {
  await db.insert(smsReports).values(row).onConflictDoNothing();
}

/** Locks reports on SMS that we know, the oldest first. */
export async function lockReports(tx: Tx, { limit, open }: Due): Promise<SmsReportRow[]> {
  const { provider, reference } = outboxMessages;
  const known = tx
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(and(eq(provider, smsReports.provider), eq(reference, smsReports.reference)));
  return tx
    .select()
    .from(smsReports)
    .where(and(exists(known), open(smsReports.id)))
    .orderBy(asc(smsReports.heardAt), asc(smsReports.id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Deletes reports that were looked at. */
export async function deleteReports(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(smsReports).where(inArray(smsReports.id, [...ids]));
}

/** Deletes reports on SMS that are not known since before this time. */
export async function deleteReportsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(smsReports).where(lt(smsReports.heardAt, before));
}
