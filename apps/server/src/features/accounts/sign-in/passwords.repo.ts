import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { passwords } from '../credentials.tables.ts';

export async function findPasswordHash(db: Db, personId: string): Promise<string | null> {
  const [row] = await db.select().from(passwords).where(eq(passwords.personId, personId));
  return row?.hash ?? null;
}

export async function putPassword(
  db: Db,
  personId: string,
  hash: string,
  changedAt: Date,
): Promise<void> {
  await db
    .insert(passwords)
    .values({ personId, hash, changedAt })
    .onConflictDoUpdate({ target: passwords.personId, set: { hash, changedAt } });
}

export async function deletePassword(db: Db, personId: string): Promise<void> {
  await db.delete(passwords).where(eq(passwords.personId, personId));
}
