import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Place } from '../../../platform/http/cursor.ts';
import { consentRecords } from './consents.tables.ts';

export type ConsentRow = typeof consentRecords.$inferSelect;

export async function insertConsent(
  tx: Tx,
  row: typeof consentRecords.$inferInsert,
): Promise<void> {
  await tx.insert(consentRecords).values(row);
}

export async function findConsent(
  db: Db,
  elderId: string,
  id: string,
): Promise<ConsentRow | undefined> {
  const [row] = await db
    .select()
    .from(consentRecords)
    .where(and(eq(consentRecords.id, id), eq(consentRecords.elderId, elderId)));
  return row;
}

/** What was agreed to about an elder's data, newest first, from a place on. */
export async function findConsents(
  db: Db,
  elderId: string,
  after: Place | null,
  limit: number,
): Promise<ConsentRow[]> {
  const { at, id } = consentRecords;
  const earlier = after ? or(lt(at, after.at), and(eq(at, after.at), lt(id, after.id))) : undefined;
  return db
    .select()
    .from(consentRecords)
    .where(and(eq(consentRecords.elderId, elderId), earlier))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** All in which somebody is the elder, the person it is for, or who wrote it down. */
export async function findConsentsOf(db: Db, personId: string): Promise<ConsentRow[]> {
  const { at, elderId, id, personId: member, recordedBy } = consentRecords;
  return db
    .select()
    .from(consentRecords)
    .where(or(eq(elderId, personId), eq(member, personId), eq(recordedBy, personId)))
    .orderBy(desc(at), desc(id));
}
