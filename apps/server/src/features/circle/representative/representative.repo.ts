import type { ClaimStatus } from '@hafi/contract/circle/representative.schemas';
import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { type Db, inTransaction as runInTransaction } from '../../../platform/db/database.ts';
import { representativeClaims } from './representative.tables.ts';

export const inTransaction = runInTransaction;

export type ClaimRow = typeof representativeClaims.$inferSelect;

/** Somebody's last claim to represent an elder. */
export async function findLastClaim(
  db: Db,
  elderId: string,
  personId: string,
): Promise<ClaimRow | undefined> {
  const { elderId: elder, id, personId: person, sentAt } = representativeClaims;
  const [row] = await db
    .select()
    .from(representativeClaims)
    .where(and(eq(elder, elderId), eq(person, personId)))
    .orderBy(desc(sentAt), desc(id))
    .limit(1);
  return row;
}

/** A claim, held until the transaction ends: two coordinators come one after the other. */
export async function lockClaim(tx: Db, id: string): Promise<ClaimRow | undefined> {
  const [row] = await tx
    .select()
    .from(representativeClaims)
    .where(eq(representativeClaims.id, id))
    .for('update');
  return row;
}

export async function findClaim(db: Db, id: string): Promise<ClaimRow | undefined> {
  const [row] = await db.select().from(representativeClaims).where(eq(representativeClaims.id, id));
  return row;
}

/** All that stand in one of these ways, the oldest first. */
export async function findClaimsBy(db: Db, statuses: readonly ClaimStatus[]): Promise<ClaimRow[]> {
  const { sentAt, status } = representativeClaims;
  return db
    .select()
    .from(representativeClaims)
    .where(inArray(status, [...statuses]))
    .orderBy(asc(sentAt));
}

/** All that somebody has made, and that were made about them. */
export async function findClaimsOf(db: Db, personId: string): Promise<ClaimRow[]> {
  const { elderId, personId: person, sentAt } = representativeClaims;
  return db
    .select()
    .from(representativeClaims)
    .where(or(eq(person, personId), eq(elderId, personId)))
    .orderBy(asc(sentAt));
}

export async function insertClaim(
  tx: Db,
  row: typeof representativeClaims.$inferInsert,
): Promise<void> {
  await tx.insert(representativeClaims).values(row);
}

export async function updateClaim(
  tx: Db,
  id: string,
  change: Partial<typeof representativeClaims.$inferInsert>,
): Promise<void> {
  await tx.update(representativeClaims).set(change).where(eq(representativeClaims.id, id));
}

/** With a membership end the claims that hang on it. */
export async function endClaimsOfMember(
  tx: Db,
  { elderId, personId }: Pick<ClaimRow, 'elderId' | 'personId'>,
  by: { readonly personId: string; readonly at: Date },
): Promise<void> {
  const { elderId: elder, personId: person, status } = representativeClaims;
  const theirs = and(eq(elder, elderId), eq(person, personId));
  const changed = { changedAt: by.at, changedBy: by.personId };
  for (const [from, to] of [
    ['waiting', 'withdrawn'],
    ['confirmed', 'ended'],
  ] as const) {
    await tx
      .update(representativeClaims)
      .set({ ...changed, status: to })
      .where(and(theirs, eq(status, from)));
  }
}

/** Those whose document nobody needs any more, and is there still. */
export async function findFilesToRemove(db: Db): Promise<ClaimRow[]> {
  const { fileRemovedAt, status } = representativeClaims;
  return db
    .select()
    .from(representativeClaims)
    .where(and(inArray(status, ['refused', 'withdrawn']), isNull(fileRemovedAt)));
}

/** Deletes all that somebody has made, and that were made about them. */
export async function deleteClaimsOf(tx: Db, personId: string): Promise<void> {
  const { elderId, personId: person } = representativeClaims;
  await tx.delete(representativeClaims).where(or(eq(person, personId), eq(elderId, personId)));
}
