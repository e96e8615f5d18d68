import { and, asc, count, desc, eq, gt, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { careVisitEntries, careVisits } from './caregivers.tables.ts';

export type VisitRow = typeof careVisits.$inferSelect;
export type EntryRow = typeof careVisitEntries.$inferSelect;
type NewVisit = typeof careVisits.$inferInsert;

const { arrivedAt, caregiverId, elderId, id, leftAt, scheduleDay, scheduleId } = careVisits;

/** A page of an elder's visits, newest first. */
export async function findVisits(
  db: Db,
  elder: string,
  { after, limit }: Wanted,
): Promise<VisitRow[]> {
  const order = newestFirst(arrivedAt, id);
  return db
    .select()
    .from(careVisits)
    .where(and(eq(elderId, elder), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** A caregiver's logged visits that started in a time span, or belong to a scheduled day. */
export async function findVisitsOfDay(
  db: Db,
  caregiver: string,
  { before, day, from }: { day: string; from: Date; before: Date },
): Promise<VisitRow[]> {
  const thatDay = or(eq(scheduleDay, day), and(gte(arrivedAt, from), lt(arrivedAt, before)));
  return db
    .select()
    .from(careVisits)
    .where(and(eq(caregiverId, caregiver), thatDay))
    .orderBy(asc(arrivedAt));
}

/** A caregiver's logged visits that started in a time span, earliest first. */
export async function findVisitsBetween(
  db: Db,
  caregiver: string,
  { before, from }: { from: Date; before: Date },
): Promise<VisitRow[]> {
  return db
    .select()
    .from(careVisits)
    .where(and(eq(caregiverId, caregiver), gte(arrivedAt, from), lt(arrivedAt, before)))
    .orderBy(asc(arrivedAt));
}

/** How many home visits to an elder began after an instant. */
export async function countVisitsSince(db: Db, elder: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ visits: count() })
    .from(careVisits)
    .where(and(eq(elderId, elder), gt(arrivedAt, since)));
  return row?.visits ?? 0;
}

export async function findVisit(db: Db, visitId: string): Promise<VisitRow | undefined> {
  const [row] = await db.select().from(careVisits).where(eq(id, visitId));
  return row;
}

/** The logged visit of a scheduled one. */
export async function findVisitOfSchedule(
  db: Db,
  schedule: string,
  day: string,
): Promise<VisitRow | undefined> {
  const [row] = await db
    .select()
    .from(careVisits)
    .where(and(eq(scheduleId, schedule), eq(scheduleDay, day)));
  return row;
}

/**
 * Whether a caregiver logged another visit that overlaps this one. An unfinished visit counts only
 * at its time of arrival.
 */
export async function isElsewhere(
  db: Db,
  caregiver: string,
  span: { readonly visitId: string; readonly from: Date; readonly before: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id })
    .from(careVisits)
    .where(
      and(
        eq(caregiverId, caregiver),
        ne(id, span.visitId),
        lt(arrivedAt, span.before),
        gt(sql`coalesce(${leftAt}, ${arrivedAt})`, span.from.toISOString()),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function putVisit(tx: Tx, row: NewVisit): Promise<VisitRow> {
  const [kept] = await tx
    .insert(careVisits)
    .values(row)
    .onConflictDoUpdate({ target: careVisits.id, set: row })
    .returning();
  if (!kept) throw new Error('the visit was not kept');
  return kept;
}

export async function findEntry(db: Db, entryId: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(careVisitEntries).where(eq(careVisitEntries.id, entryId));
  return row;
}

export async function insertEntry(
  tx: Tx,
  row: typeof careVisitEntries.$inferInsert,
): Promise<void> {
  await tx.insert(careVisitEntries).values(row);
}

/** The history of these visits, newest first. */
export async function findEntriesOf(db: Db, visitIds: readonly string[]): Promise<EntryRow[]> {
  if (visitIds.length === 0) return [];
  const { id: entryId, saidAt, visitId } = careVisitEntries;
  return db
    .select()
    .from(careVisitEntries)
    .where(inArray(visitId, [...visitIds]))
    .orderBy(desc(saidAt), desc(entryId));
}

/** Every visit to an elder or by a caregiver, oldest first. */
export async function findVisitsEver(db: Db, personId: string): Promise<VisitRow[]> {
  return db
    .select()
    .from(careVisits)
    .where(or(eq(elderId, personId), eq(caregiverId, personId)))
    .orderBy(asc(arrivedAt));
}

/** Deletes a visit that did not take place, with its history. */
export async function deleteVisit(tx: Tx, visitId: string): Promise<void> {
  await tx.delete(careVisits).where(eq(id, visitId));
}

/** Deletes the visits to an elder, with their history. */
export async function deleteVisitsWith(tx: Tx, elder: string): Promise<void> {
  await tx.delete(careVisits).where(eq(elderId, elder));
}
