import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { recoveryCodes, twoFactors } from '../credentials.tables.ts';

export async function findTwoFactor(db: Db, personId: string) {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.personId, personId));
  return row;
}

/** Stores an unconfirmed secret; replaces an earlier unconfirmed one. */
export async function putUnconfirmed(tx: Tx, personId: string, secret: string): Promise<void> {
  await tx
    .insert(twoFactors)
    .values({ personId, secret })
    .onConflictDoUpdate({
      target: twoFactors.personId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(twoFactors.confirmedAt),
    });
}

/** Confirms a secret; false when it was already confirmed or is gone. */
export async function confirmTwoFactorRow(
  tx: Tx,
  personId: string,
  lastStep: number,
  confirmedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(twoFactors)
    .set({ confirmedAt, lastStep })
    .where(and(eq(twoFactors.personId, personId), isNull(twoFactors.confirmedAt)))
    .returning({ personId: twoFactors.personId });
  return rows.length > 0;
}

/** Accepts a time step once: false when it or a later one was already accepted. */
export async function acceptStep(db: Db, personId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.personId, personId), lt(twoFactors.lastStep, step)))
    .returning({ personId: twoFactors.personId });
  return rows.length > 0;
}

/** Replaces an encrypted secret by the same one under another key. */
export async function replaceSecret(
  db: Db,
  personId: string,
  before: string,
  secret: string,
): Promise<void> {
  await db
    .update(twoFactors)
    .set({ secret })
    .where(and(eq(twoFactors.personId, personId), eq(twoFactors.secret, before)));
}

export async function deleteTwoFactor(tx: Tx, personId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.personId, personId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
}

export async function replaceRecoveryCodes(
  tx: Tx,
  personId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ id: newId(), personId, codeHash })));
}

/** Uses up a recovery code, known by one of these hashes; false when it is wrong or used. */
export async function takeRecoveryCode(
  db: Db,
  personId: string,
  hashes: readonly string[],
): Promise<boolean> {
  const gone = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), inArray(recoveryCodes.codeHash, [...hashes])))
    .returning({ id: recoveryCodes.id });
  return gone.length > 0;
}
