import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { passwords } from '../credentials.tables.ts';

export async function findPasswordHash(db: Db, personId: string): Promise<string | null> {
  const [row] = await db.select().from(passwords).where(eq(passwords.personId, personId));
  return row?.hash ?? null;
}

export async function putPassword(
  tx: Tx,
  personId: string,
  hash: string,
  changedAt: Date,
): Promise<void> {
  await tx
    .insert(passwords)
    .values({ personId, hash, changedAt })
    .onConflictDoUpdate({ target: passwords.personId, set: { hash, changedAt } });
}

/** Replaces the hash of an unchanged password. */
export async function replaceHash(
  tx: Tx,
  personId: string,
  before: string,
  hash: string,
): Promise<void> {
  await tx
    .update(passwords)
    .set({ hash })
    .where(and(eq(passwords.personId, personId), eq(passwords.hash, before)));
}

export async function deletePassword(tx: Tx, personId: string): Promise<void> {
  await tx.delete(passwords).where(eq(passwords.personId, personId));
}
