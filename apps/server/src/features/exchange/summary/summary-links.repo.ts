import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { summaryLinks } from './summary-links.tables.ts';

export type SummaryLinkRow = typeof summaryLinks.$inferSelect;

const { createdAt, elderId: elder, endedAt, expiresAt, id: linkId, sharerId } = summaryLinks;

const open = (now: Date) => and(isNull(endedAt), gt(expiresAt, now));

/** The links to an elder's summary that are neither over nor ended, newest first. */
export async function findOpenLinks(db: Db, elderId: string, now: Date): Promise<SummaryLinkRow[]> {
  return db
    .select()
    .from(summaryLinks)
    .where(and(eq(elder, elderId), open(now)))
    .orderBy(desc(createdAt), desc(linkId));
}

/** One such link of an elder. */
export async function findOpenLink(
  db: Db,
  { elderId, id, now }: { readonly elderId: string; readonly id: string; readonly now: Date },
): Promise<SummaryLinkRow | undefined> {
  const [row] = await db
    .select()
    .from(summaryLinks)
    .where(and(eq(linkId, id), eq(elder, elderId), open(now)));
  return row;
}

/** One such link by the hash of its token. */
export async function findLinkByToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<SummaryLinkRow | undefined> {
  const [row] = await db
    .select()
    .from(summaryLinks)
    .where(and(eq(summaryLinks.tokenHash, tokenHash), open(now)));
  return row;
}

/** How many links a person has open to an elder's summary; serializes making more of them. */
export async function countForMaking(
  tx: Tx,
  { elderId, now, personId }: { readonly elderId: string; now: Date; readonly personId: string },
): Promise<number> {
  await lock(tx, 'summary-links', personId);
  const [row] = await tx
    .select({ held: count() })
    .from(summaryLinks)
    .where(and(eq(elder, elderId), eq(sharerId, personId), open(now)));
  return row?.held ?? 0;
}

export async function insertLink(tx: Tx, row: typeof summaryLinks.$inferInsert): Promise<void> {
  await tx.insert(summaryLinks).values(row);
}

/** Ends a link. */
export async function markLinkEnded(
  tx: Tx,
  id: string,
  by: { readonly personId: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(summaryLinks)
    .set({ endedAt: by.at, endedBy: by.personId })
    .where(and(eq(linkId, id), isNull(endedAt)));
}

/** Ends all links that a person made, and all to their own summary. */
export async function endLinksOfPerson(tx: Tx, personId: string, at: Date): Promise<void> {
  await tx
    .update(summaryLinks)
    .set({ endedAt: at, endedBy: personId })
    .where(and(or(eq(sharerId, personId), eq(elder, personId)), isNull(endedAt)));
}

/**
 * Counts one opening of a link. False when the link has ended meanwhile.
 */
export async function countOpening(tx: Tx, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(summaryLinks)
    .set({ opens: sql`${summaryLinks.opens} + 1`, lastOpenedAt: at })
    .where(and(eq(linkId, id), open(at)))
    .returning({ id: linkId });
  return rows.length > 0;
}

/** Deletes the links to a person's own summary. */
export async function deleteLinksTo(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(summaryLinks).where(eq(elder, elderId));
}

/** All links that a person made, or that lead to their own summary, newest first. */
export async function findLinksOfPerson(db: Db, personId: string): Promise<SummaryLinkRow[]> {
  return db
    .select()
    .from(summaryLinks)
    .where(or(eq(sharerId, personId), eq(elder, personId)))
    .orderBy(desc(createdAt));
}
