import { and, asc, eq, gt, gte, lt, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { contactChanges } from './contact-changes.tables.ts';

export type ContactChangeRow = typeof contactChanges.$inferSelect;

const { changedAt, expiresAt, personId: person, secretHash } = contactChanges;

export async function insertContactChange(tx: Tx, row: ContactChangeRow): Promise<void> {
  await tx.insert(contactChanges).values(row);
}

/** The changes of a person that can still be undone, oldest first. */
export async function findContactChanges(
  db: Db,
  personId: string,
  now: Date,
): Promise<ContactChangeRow[]> {
  return db
    .select()
    .from(contactChanges)
    .where(and(eq(person, personId), gt(expiresAt, now)))
    .orderBy(asc(changedAt), asc(contactChanges.id));
}

/** Has a number count as unproved in the changes of everybody else: it is somebody's now. */
export async function forgetProofOf(tx: Tx, phone: string, ownerId: string): Promise<void> {
  const { kind, oldProved, oldValue } = contactChanges;
  await tx
    .update(contactChanges)
    .set({ oldProved: false })
    .where(and(eq(kind, 'phone'), eq(oldValue, phone), eq(oldProved, true), ne(person, ownerId)));
}

/** Uses up the change with this secret. Of several concurrent requests, one succeeds. */
export async function takeContactChange(
  tx: Tx,
  hash: string,
  now: Date,
): Promise<ContactChangeRow | undefined> {
  const [row] = await tx
    .delete(contactChanges)
    .where(and(eq(secretHash, hash), gt(expiresAt, now)))
    .returning();
  return row;
}

/** Removes a person's changes since an instant (all without one), and returns them. */
export async function takeContactChangesSince(
  tx: Tx,
  personId: string,
  since?: Date,
): Promise<ContactChangeRow[]> {
  const later = since === undefined ? undefined : gte(changedAt, since);
  return tx
    .delete(contactChanges)
    .where(and(eq(person, personId), later))
    .returning();
}

export async function deleteExpiredContactChanges(db: Db, now: Date): Promise<void> {
  await db.delete(contactChanges).where(lt(expiresAt, now));
}
