import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { tookRow } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { carePlanSkips, carePlans } from './caregivers.tables.ts';

export type PlanRow = typeof carePlans.$inferSelect;
type NewPlan = typeof carePlans.$inferInsert;

const { caregiverId, elderId, endedAt, endsOn, id, startsOn, time } = carePlans;

/** An elder's plans that were not ended and have a day from this one on. */
export async function findLivingPlans(db: Db, elder: string, from: string): Promise<PlanRow[]> {
  return db
    .select()
    .from(carePlans)
    .where(and(eq(elderId, elder), isNull(endedAt), gte(endsOn, from)))
    .orderBy(asc(startsOn), asc(time), asc(id));
}

/** A caregiver's plans that touch a span of days, those ended since among them. */
export async function findPlansOf(
  db: Db,
  caregiver: string,
  { from, to }: { from: string; to: string },
): Promise<PlanRow[]> {
  return db
    .select()
    .from(carePlans)
    .where(and(eq(caregiverId, caregiver), lte(startsOn, to), gte(endsOn, from)));
}

/** One of an elder's plans, held until the transaction ends. */
export async function lockPlan(
  tx: Tx,
  elder: string,
  planId: string,
): Promise<PlanRow | undefined> {
  tookRow(tx, 'care-plan', planId);
  const [row] = await tx
    .select()
    .from(carePlans)
    .where(and(eq(id, planId), eq(elderId, elder)))
    .for('update');
  return row;
}

export async function insertPlan(tx: Tx, row: NewPlan): Promise<PlanRow> {
  const [made] = await tx.insert(carePlans).values(row).returning();
  if (!made) throw new Error('the plan was not kept');
  return made;
}

export async function updatePlan(tx: Tx, planId: string, change: Partial<NewPlan>): Promise<void> {
  await tx.update(carePlans).set(change).where(eq(id, planId));
}

export async function insertSkip(tx: Tx, row: typeof carePlanSkips.$inferInsert): Promise<void> {
  await tx.insert(carePlanSkips).values(row).onConflictDoNothing();
}

/** The days on which visits of these plans do not come, by plan. */
export async function findSkips(
  db: Db,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(carePlanSkips)
    .where(inArray(carePlanSkips.planId, [...planIds]));
  const skips = new Map<string, Set<string>>();
  for (const { day, planId } of rows) {
    skips.set(planId, (skips.get(planId) ?? new Set()).add(day));
  }
  return skips;
}

/** Every plan with an elder or of a caregiver, the oldest first. */
export async function findPlansEver(db: Db, personId: string): Promise<PlanRow[]> {
  return db
    .select()
    .from(carePlans)
    .where(or(eq(elderId, personId), eq(caregiverId, personId)))
    .orderBy(asc(carePlans.createdAt));
}

/** Erases the plans with an elder, and those of a caregiver. */
export async function deletePlansOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(carePlans).where(or(eq(elderId, personId), eq(caregiverId, personId)));
}
