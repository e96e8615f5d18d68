import { and, asc, count, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { falling, keyset, risingBy } from '../../../platform/db/keyset.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import { messages } from '../messages.tables.ts';
import { messageReports } from './moderation.tables.ts';

export type ReportRow = typeof messageReports.$inferSelect;

const { closedAt, id, messageId, reportedAt, reporterId, senderId } = messageReports;

/** Adds a report; whether it is the first of this person about the message. */
export async function insertReport(
  tx: Tx,
  row: typeof messageReports.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(messageReports).values(row).onConflictDoNothing().returning({ id });
  return rows.length > 0;
}

/** A report with its row locked. */
export async function lockReport(tx: Tx, report: string): Promise<ReportRow | undefined> {
  tookRow(tx, 'message-report', report);
  const [row] = await tx.select().from(messageReports).where(eq(id, report)).for('update');
  return row;
}

export async function updateReport(
  tx: Tx,
  report: string,
  change: Partial<typeof messageReports.$inferInsert>,
): Promise<void> {
  await tx.update(messageReports).set(change).where(eq(id, report));
}

/** Whether coordinators have still to decide about a message. */
export async function hasOpenReport(db: Db, message: string): Promise<boolean> {
  const open = and(eq(messageId, message), isNull(closedAt));
  return (await db.select({ id }).from(messageReports).where(open).limit(1)).length > 0;
}

/** The end of a page of reports. */
export interface ReportPosition {
  readonly closed: number;
  readonly at: Date;
  readonly id: string;
}

const isClosed = sql<number>`case when ${closedAt} is null then 0 else 1 end`;
const order = keyset<ReportPosition>({
  closed: risingBy(isClosed),
  at: falling(reportedAt),
  id: falling(id),
});

/** A report, and whether its message is deleted since. */
export type ListedReport = ReportRow & { readonly isDeleted: boolean };

/** One page of the reports, the open ones first. */
export const findReports = (
  db: Db,
  { after, limit }: Wanted<ReportPosition>,
): Promise<ListedReport[]> =>
  db
    .select({
      ...getTableColumns(messageReports),
      isDeleted: sql<boolean>`(${messages.id} is null or ${messages.deletedAt} is not null)`,
    })
    .from(messageReports)
    .leftJoin(messages, eq(messages.id, messageId))
    .where(order.beyond(after))
    .orderBy(...order.by)
    .limit(limit);

/** How many reports wait for a coordinator. */
export async function countOpenReports(db: Db): Promise<number> {
  const [row] = await db.select({ open: count() }).from(messageReports).where(isNull(closedAt));
  return row?.open ?? 0;
}

/** The reports that a person made, the oldest first. */
export const findReportsBy = (db: Db, person: string): Promise<ReportRow[]> =>
  db.select().from(messageReports).where(eq(reporterId, person)).orderBy(asc(reportedAt));

/**
 * Erases what reports hold of a person: the words with which they reported, and what they had
 * written, unless a coordinator has still to decide about it.
 */
export async function eraseReportsOf(tx: Tx, person: string): Promise<void> {
  await tx.update(messageReports).set({ words: null }).where(eq(reporterId, person));
  await tx
    .update(messageReports)
    .set({ content: '' })
    .where(and(eq(senderId, person), isNotNull(closedAt)));
}
