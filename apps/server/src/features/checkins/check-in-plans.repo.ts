import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { asJson } from '../../platform/db/as-json.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Due } from '../../platform/due/due-work.ts';
import { checkInPlans } from './checkins.tables.ts';

export type PlanRow = typeof checkInPlans.$inferSelect;

const { elderId, opensAt, plannedAt } = checkInPlans;

/** An elder's plan; undefined while nobody has made one. */
export async function findPlan(db: Db, elder: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(checkInPlans).where(eq(elderId, elder));
  return row;
}

/** The plans of these elders by which a check-in is asked for, paused or not. */
export async function findPlansOn(db: Db, elders: readonly string[]): Promise<PlanRow[]> {
  if (elders.length === 0) return [];
  return db
    .select()
    .from(checkInPlans)
    .where(and(inArray(elderId, [...elders]), eq(checkInPlans.isOn, true)));
}

/** The elders of whom a check-in is asked for by a plan that was changed before an instant. */
export async function eldersPlannedBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ elderId })
    .from(checkInPlans)
    .where(and(eq(checkInPlans.isOn, true), lte(checkInPlans.changedAt, before)));
  return rows.map((row) => row.elderId);
}

/** An elder's plan, locked until the end of the transaction. */
export async function lockPlan(tx: Tx, elder: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(checkInPlans).where(eq(elderId, elder)).for('update');
  return row;
}

export async function putPlan(tx: Tx, row: PlanRow): Promise<void> {
  const { elderId: _, ...change } = row;
  await tx.insert(checkInPlans).values(row).onConflictDoUpdate({ target: elderId, set: change });
}

/** Sets when the next expected check-in of each plan is opened. */
export async function setOpenings(
  tx: Tx,
  openings: readonly Pick<PlanRow, 'elderId' | 'opensAt'>[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update ${checkInPlans} set opens_at = "opensAt", planned_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${asJson(openings)})
      as moved("elderId" uuid, "opensAt" timestamptz)
    where ${elderId} = moved."elderId"`);
}

/**
 * Plans with a check-in to open, and those that were planned after `ahead`, while the clock ran
 * ahead; locked (`skip locked`).
 */
export async function lockOpening(
  tx: Tx,
  { limit, now, open }: Due,
  ahead: Date,
): Promise<(PlanRow & { id: string })[]> {
  const due = and(isNotNull(opensAt), lte(opensAt, now));
  const rows = await tx
    .select()
    .from(checkInPlans)
    .where(and(or(due, gt(plannedAt, ahead)), open(elderId)))
    .orderBy(asc(opensAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map((row) => ({ ...row, id: row.elderId }));
}

export async function deletePlanOf(tx: Tx, elder: string): Promise<void> {
  await tx.delete(checkInPlans).where(eq(elderId, elder));
}
