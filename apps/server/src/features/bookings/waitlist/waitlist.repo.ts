import { and, asc, count, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { isLiving } from '../../accounts/accounts.public.ts';
import { waitlist } from './waitlist.tables.ts';

export type WaitRow = typeof waitlist.$inferSelect;

const { askedAt, doctorId, id, patientId, until } = waitlist;
const longestFirst = [asc(askedAt), asc(id)] as const;

/** The wait of a patient for a doctor, whether it has ended or not. */
export async function findWait(
  db: Db,
  of: Pick<WaitRow, 'doctorId' | 'patientId'>,
): Promise<WaitRow | undefined> {
  const [row] = await db
    .select()
    .from(waitlist)
    .where(and(eq(patientId, of.patientId), eq(doctorId, of.doctorId)));
  return row;
}

/** Stores a wait; the row of the same patient and doctor is replaced, but for its id. */
export async function putWait(tx: Tx, row: WaitRow): Promise<WaitRow> {
  const { id: _id, ...rest } = row;
  const [stored] = await tx
    .insert(waitlist)
    .values(row)
    .onConflictDoUpdate({ target: [patientId, doctorId], set: rest })
    .returning();
  return stored ?? row;
}

/** For how many other doctors a patient waits. */
export async function countOtherWaits(
  db: Db,
  of: Pick<WaitRow, 'doctorId' | 'patientId'>,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(waitlist)
    .where(and(eq(patientId, of.patientId), ne(doctorId, of.doctorId), gt(until, now)));
  return row?.others ?? 0;
}

/** The waits of these patients, the longest first. */
export async function findWaitsOf(
  db: Db,
  patientIds: readonly string[],
  now: Date,
): Promise<WaitRow[]> {
  return db
    .select()
    .from(waitlist)
    .where(and(inArray(patientId, [...patientIds]), gt(until, now)))
    .orderBy(...longestFirst);
}

/** Who waits for a doctor, the longest waiting first; not who has died. */
export async function findWaitsFor(db: Db, doctor: string, now: Date): Promise<WaitRow[]> {
  return db
    .select()
    .from(waitlist)
    .where(and(eq(doctorId, doctor), gt(until, now), isLiving(patientId)))
    .orderBy(...longestFirst);
}

export async function findWaitById(db: Db, wanted: string): Promise<WaitRow | undefined> {
  const [row] = await db.select().from(waitlist).where(eq(id, wanted));
  return row;
}

/** Ends one wait. */
export async function deleteWait(
  tx: Tx,
  of: Pick<WaitRow, 'doctorId' | 'patientId'>,
): Promise<void> {
  await tx.delete(waitlist).where(and(eq(patientId, of.patientId), eq(doctorId, of.doctorId)));
}

/** Ends all waits for a doctor; returns those that had not run out. */
export async function deleteWaitsFor(tx: Tx, doctor: string, now: Date): Promise<WaitRow[]> {
  const rows = await tx.delete(waitlist).where(eq(doctorId, doctor)).returning();
  return rows.filter((row) => row.until > now);
}

/** Deletes the waits of a patient. */
export async function deleteWaitsOf(tx: Tx, patient: string): Promise<void> {
  await tx.delete(waitlist).where(eq(patientId, patient));
}
