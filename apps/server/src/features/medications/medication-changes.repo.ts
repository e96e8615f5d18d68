import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { medicationChanges } from './medications.tables.ts';

export type ChangeRow = typeof medicationChanges.$inferSelect;
export type NewChange = typeof medicationChanges.$inferInsert;

const { at, elderId: elder, id, kind, medicationId: medication } = medicationChanges;

export async function insertChange(tx: Tx, row: NewChange): Promise<void> {
  await tx.insert(medicationChanges).values(row);
}

/** The history of one of an elder's medicines, newest first. */
export async function findChangesOf(
  db: Db,
  requested: { elderId: string; medicationId: string; limit: number },
): Promise<ChangeRow[]> {
  return db
    .select()
    .from(medicationChanges)
    .where(and(eq(medication, requested.medicationId), eq(elder, requested.elderId)))
    .orderBy(desc(at), desc(id))
    .limit(requested.limit);
}

/** The starts, changes and stops of all of an elder's medicines, newest first. */
export async function findRegimenChanges(
  db: Db,
  requested: Wanted & { elderId: string },
): Promise<ChangeRow[]> {
  const { after, elderId, limit } = requested;
  const order = newestFirst(at, id);
  return db
    .select()
    .from(medicationChanges)
    .where(and(eq(elder, elderId), ne(kind, 'refilled'), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** The history of all of an elder's current and former medicines, oldest first. */
export async function findEveryChange(db: Db, elderId: string): Promise<ChangeRow[]> {
  return db.select().from(medicationChanges).where(eq(elder, elderId)).orderBy(asc(at), asc(id));
}
