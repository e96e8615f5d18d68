import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { idList, preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { emergencyContacts, medicalSummaries } from './profiles.tables.ts';

export type ContactRow = typeof emergencyContacts.$inferSelect;
export type SummaryRow = typeof medicalSummaries.$inferSelect;

export async function findContact(db: Db, personId: string): Promise<ContactRow | undefined> {
  const [row] = await db
    .select()
    .from(emergencyContacts)
    .where(eq(emergencyContacts.personId, personId));
  return row;
}

export async function findContacts(db: Db, personIds: readonly string[]): Promise<ContactRow[]> {
  return contactsOf(db).execute({ ids: idList(personIds) });
}

const contactsOf = preparedOnce((db) =>
  db
    .select()
    .from(emergencyContacts)
    .where(sql`${emergencyContacts.personId} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('contacts_of_people'),
);

/** Whether somebody named this number to be called. */
export async function isNamed(db: Db, phone: string): Promise<boolean> {
  const { personId, phoneNumber } = emergencyContacts;
  const query = db.select({ personId }).from(emergencyContacts);
  return (await query.where(eq(phoneNumber, phone)).limit(1)).length > 0;
}

/** Who named somebody before an instant. */
export async function findNamersBefore(db: Db, before: Date): Promise<string[]> {
  const { personId, updatedAt } = emergencyContacts;
  const rows = await db.select({ personId }).from(emergencyContacts).where(lte(updatedAt, before));
  return rows.map((row) => row.personId);
}

export async function deleteContact(tx: Tx, personId: string): Promise<void> {
  await tx.delete(emergencyContacts).where(eq(emergencyContacts.personId, personId));
}

export async function findSummary(db: Db, personId: string): Promise<SummaryRow | undefined> {
  const [row] = await db
    .select()
    .from(medicalSummaries)
    .where(eq(medicalSummaries.personId, personId));
  return row;
}

export async function putSummary(tx: Tx, row: SummaryRow): Promise<void> {
  await tx
    .insert(medicalSummaries)
    .values(row)
    .onConflictDoUpdate({ target: medicalSummaries.personId, set: row });
}

export async function deleteSummary(tx: Tx, personId: string): Promise<void> {
  await tx.delete(medicalSummaries).where(eq(medicalSummaries.personId, personId));
}

export async function putContact(tx: Tx, row: ContactRow): Promise<void> {
  await tx
    .insert(emergencyContacts)
    .values(row)
    .onConflictDoUpdate({ target: emergencyContacts.personId, set: row });
}
