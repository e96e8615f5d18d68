import type { OxygenScale } from '@hafi/contract/vitals/vital-kinds';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { oxygenScales } from './oxygen-scales.tables.ts';

export type ScaleRow = typeof oxygenScales.$inferSelect;

const { elderId: elder, endedAt, setAt } = oxygenScales;

/** The spans in which an elder's oxygen is, or was, judged by scale 2, oldest first; mostly none. */
export async function findScales(db: Db, elderId: string): Promise<ScaleRow[]> {
  return db.select().from(oxygenScales).where(eq(elder, elderId)).orderBy(asc(setAt));
}

/** The scale by which a reading of this instant is judged. */
export const scaleAt = (
  scales: readonly Pick<ScaleRow, 'endedAt' | 'setAt'>[],
  at: Date,
): OxygenScale =>
  scales.some((scale) => scale.setAt <= at && (scale.endedAt === null || at < scale.endedAt))
    ? 2
    : 1;

/** Begins a span; false when one is current already. */
export async function insertScale(tx: Tx, row: typeof oxygenScales.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(oxygenScales).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Ends the current span; false when there is none. */
export async function endScale(
  tx: Tx,
  elderId: string,
  end: Required<Pick<typeof oxygenScales.$inferInsert, 'endReason' | 'endedAt' | 'endedBy'>>,
): Promise<boolean> {
  const rows = await tx
    .update(oxygenScales)
    .set(end)
    .where(and(eq(elder, elderId), isNull(endedAt)))
    .returning();
  return rows.length > 0;
}

export async function deleteScalesOf(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(oxygenScales).where(eq(elder, elderId));
}
