import type { ClaimStatus } from '@hafi/contract/circle/representative.schemas';
import { and, asc, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { representativeClaims } from './representative.tables.ts';

export type ClaimRow = typeof representativeClaims.$inferSelect;

/** A person's latest claim to represent an elder. */
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

/**
 * Locks all claims of one person on one elder together, because the end of a membership ends all of
 * them.
 */
const tookClaims = (tx: Tx, { elderId, personId }: Pick<ClaimRow, 'elderId' | 'personId'>) =>
  tookRow(tx, 'claim', `${elderId} ${personId}`);

/** A claim, with its row locked, so that coordinators' decisions are serialized. */
export async function lockClaim(
  tx: Tx,
  { id, ...between }: Pick<ClaimRow, 'elderId' | 'id' | 'personId'>,
): Promise<ClaimRow | undefined> {
  tookClaims(tx, between);
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

/** The claims with one of these statuses, oldest first. */
export async function findClaimsBy(db: Db, statuses: readonly ClaimStatus[]): Promise<ClaimRow[]> {
  const { sentAt, status } = representativeClaims;
  return db
    .select()
    .from(representativeClaims)
    .where(inArray(status, [...statuses]))
    .orderBy(asc(sentAt));
}

/** All claims by or about a person. */
export async function findClaimsOf(db: Db, personId: string): Promise<ClaimRow[]> {
  const { elderId, personId: person, sentAt } = representativeClaims;
  return db
    .select()
    .from(representativeClaims)
    .where(or(eq(person, personId), eq(elderId, personId)))
    .orderBy(asc(sentAt));
}

export async function insertClaim(
  tx: Tx,
  row: typeof representativeClaims.$inferInsert,
): Promise<void> {
  await tx.insert(representativeClaims).values(row);
}

export async function updateClaim(
  tx: Tx,
  id: string,
  change: Partial<typeof representativeClaims.$inferInsert>,
): Promise<void> {
  await tx.update(representativeClaims).set(change).where(eq(representativeClaims.id, id));
}

/** Ends the claims that depend on a membership. */
export async function endClaimsOfMember(
  tx: Tx,
  { elderId, personId }: Pick<ClaimRow, 'elderId' | 'personId'>,
  by: { readonly personId: string; readonly at: Date },
): Promise<void> {
  const { elderId: elder, personId: person, status } = representativeClaims;
  tookClaims(tx, { elderId, personId });
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

/** How many claims wait for a coordinator. */
export async function countClaimsWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(representativeClaims)
    .where(eq(representativeClaims.status, 'waiting'));
  return row?.waiting ?? 0;
}

/** Claims whose document is no longer needed but still exists. */
export async function findFilesToRemove(db: Db): Promise<ClaimRow[]> {
  const { fileRemovedAt, status } = representativeClaims;
  return db
    .select()
    .from(representativeClaims)
    .where(and(inArray(status, ['refused', 'withdrawn', 'ended']), isNull(fileRemovedAt)));
}

/** Deletes all claims by or about a person; returns their ids. */
export async function deleteClaimsOf(tx: Tx, personId: string): Promise<string[]> {
  const { elderId, id, personId: person } = representativeClaims;
  const gone = await tx
    .delete(representativeClaims)
    .where(or(eq(person, personId), eq(elderId, personId)))
    .returning({ id });
  return gone.map((row) => row.id);
}
