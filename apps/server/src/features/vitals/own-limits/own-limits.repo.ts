import type { LimitableKind, OwnLimits } from '@hafi/contract/vitals/own-limits';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { ownLimits } from './own-limits.tables.ts';

export type LimitsRow = typeof ownLimits.$inferSelect;

const { elderId: elder, endedAt, setAt } = ownLimits;

/**
 * The spans in which an elder's readings are, or were, judged by limits of their own, oldest first;
 * mostly none.
 */
export async function findLimits(db: Db, elderId: string): Promise<LimitsRow[]> {
  return db.select().from(ownLimits).where(eq(elder, elderId)).orderBy(asc(setAt));
}

/** The own limits by which readings of this instant are judged, at most one for each vital. */
export const limitsAt = (
  spans: readonly Pick<LimitsRow, 'endedAt' | 'limits' | 'setAt'>[],
  at: Date,
): OwnLimits[] =>
  spans
    .filter((span) => span.setAt <= at && (span.endedAt === null || at < span.endedAt))
    .map(({ limits }) => limits);

/** Begins a span; false when one of this vital is current already. */
export async function insertLimits(tx: Tx, row: typeof ownLimits.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(ownLimits).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** The current spans that a person has set. */
export async function findLimitsSetBy(db: Db, personId: string): Promise<LimitsRow[]> {
  return db
    .select()
    .from(ownLimits)
    .where(and(eq(ownLimits.setBy, personId), isNull(endedAt)));
}

/** Ends the current span of a vital, or only that of `setBy`; false when there is none. */
export async function endLimits(
  tx: Tx,
  { elderId, kind, setBy }: { elderId: string; kind: LimitableKind; setBy?: string },
  end: Required<Pick<typeof ownLimits.$inferInsert, 'endReason' | 'endedAt' | 'endedBy'>>,
): Promise<boolean> {
  const rows = await tx
    .update(ownLimits)
    .set(end)
    .where(
      and(
        eq(elder, elderId),
        eq(ownLimits.kind, kind),
        isNull(endedAt),
        setBy === undefined ? undefined : eq(ownLimits.setBy, setBy),
      ),
    )
    .returning();
  return rows.length > 0;
}

export async function deleteLimitsOf(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(ownLimits).where(eq(elder, elderId));
}
