import { and, asc, count, eq, gte, isNull, or } from 'drizzle-orm';
import { type Db, sqlState } from '../../platform/db/database.ts';
import { tookRow } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { medications } from './medications.tables.ts';

/** Whether a statement failed on a duplicate key (SQLSTATE 23505). */
export const isDuplicate = (error: unknown): boolean => sqlState(error) === '23505';

export type MedicationRow = typeof medications.$inferSelect;
export type NewMedication = typeof medications.$inferInsert;

/** All of an elder's current and former medicines, by name. */
export async function findMedications(db: Db, elderId: string): Promise<MedicationRow[]> {
  return db
    .select()
    .from(medications)
    .where(eq(medications.elderId, elderId))
    .orderBy(asc(medications.name), asc(medications.createdAt));
}

/** One of an elder's medicines, with the row locked. */
export async function lockMedication(
  tx: Tx,
  elderId: string,
  id: string,
): Promise<MedicationRow | undefined> {
  tookRow(tx, 'medication', id);
  const [row] = await tx
    .select()
    .from(medications)
    .where(and(eq(medications.id, id), eq(medications.elderId, elderId)))
    .for('update');
  return row;
}

/** The number of medicines that an elder takes on a day. */
export async function countRunning(db: Db, elderId: string, day: string): Promise<number> {
  const { elderId: elder, endsOn, stoppedAt } = medications;
  const goesOn = or(isNull(endsOn), gte(endsOn, day));
  const [row] = await db
    .select({ running: count() })
    .from(medications)
    .where(and(eq(elder, elderId), isNull(stoppedAt), goesOn));
  return row?.running ?? 0;
}

export async function insertMedication(tx: Tx, row: NewMedication): Promise<MedicationRow> {
  const [made] = await tx.insert(medications).values(row).returning();
  if (!made) throw new Error('nothing was inserted');
  return made;
}

export async function updateMedication(
  tx: Tx,
  id: string,
  change: Partial<NewMedication>,
): Promise<MedicationRow> {
  const [row] = await tx.update(medications).set(change).where(eq(medications.id, id)).returning();
  if (!row) throw new Error('the medicine is gone');
  return row;
}

/** Deletes all of an elder's medicines and their doses. */
export async function deleteMedicationsOf(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(medications).where(eq(medications.elderId, elderId));
}
