import { and, asc, desc, eq, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { type Db, sqlState, violatedConstraint } from '../../platform/db/database.ts';
import { tookRow } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Due } from '../../platform/due/due-work.ts';
import { subscriptionShares, subscriptions } from './plans.tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type SubscriptionChange = Partial<Omit<SubscriptionRow, 'id' | 'elderId'>>;
export type ShareRow = typeof subscriptionShares.$inferSelect;

const live = ne(subscriptions.status, 'ended');

/** True when the database refused a second plan, or second free days, of an elder. */
export const isSecondPlan = (error: unknown): boolean =>
  sqlState(error) === '23505' &&
  (violatedConstraint(error) ?? 'subscriptions_').startsWith('subscriptions_');

export async function insertSubscription(
  tx: Tx,
  row: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> {
  const [made] = await tx.insert(subscriptions).values(row).returning();
  if (!made) throw new Error('the subscription was not written');
  return made;
}

/** The plan that an elder has now. */
export async function findLivePlan(db: Db, elderId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.elderId, elderId), live));
  return row;
}

/** The plan that an elder has, or had last. */
export async function findLastPlan(db: Db, elderId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.elderId, elderId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row;
}

/** Whether an elder has had the free days. */
export async function hasHadTrial(db: Db, elderId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.elderId, elderId), subscriptions.beganWithTrial));
  return row !== undefined;
}

/** The plans that these elders have now. */
export async function findLivePlansOf(
  db: Db,
  elderIds: readonly string[],
): Promise<SubscriptionRow[]> {
  if (elderIds.length === 0) return [];
  return db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.elderId, [...elderIds]), live));
}

/** A plan as it stands, without a lock. */
export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

/** A plan, with its row locked. Whoever changes it, its invoices or payments locks it first. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  tookRow(tx, 'subscription', id);
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
}

/** The plan that an elder has now, with its row locked. */
export async function lockLivePlan(tx: Tx, elderId: string): Promise<SubscriptionRow | undefined> {
  const found = await findLivePlan(tx, elderId);
  const row = found && (await lockSubscription(tx, found.id));
  return row?.status === 'ended' ? undefined : row;
}

export async function updateSubscription(
  tx: Tx,
  id: string,
  change: SubscriptionChange,
): Promise<SubscriptionRow> {
  const [row] = await tx
    .update(subscriptions)
    .set(change)
    .where(eq(subscriptions.id, id))
    .returning();
  if (!row) throw new Error('there is no such subscription');
  return row;
}

/** Plans with which something is to be done, longest waiting first, locked. */
export async function lockDue(tx: Tx, { limit, now, open }: Due): Promise<SubscriptionRow[]> {
  const { dueAt, id } = subscriptions;
  return tx
    .select()
    .from(subscriptions)
    .where(and(isNotNull(dueAt), lte(dueAt, now), open(id)))
    .orderBy(asc(dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** The plans that a person looks after or has, ended ones too. */
export async function findPlansOfCircle(db: Db, personId: string): Promise<SubscriptionRow[]> {
  const shared = db
    .select({ id: subscriptionShares.subscriptionId })
    .from(subscriptionShares)
    .where(eq(subscriptionShares.payerId, personId));
  return db
    .select()
    .from(subscriptions)
    .where(
      or(
        eq(subscriptions.elderId, personId),
        eq(subscriptions.managerId, personId),
        inArray(subscriptions.id, shared),
      ),
    )
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
}

/** The shares of a plan, the oldest first. */
export async function findShares(db: Db, subscriptionId: string): Promise<ShareRow[]> {
  return db
    .select()
    .from(subscriptionShares)
    .where(eq(subscriptionShares.subscriptionId, subscriptionId))
    .orderBy(asc(subscriptionShares.askedAt), asc(subscriptionShares.id));
}

/** Stores a share; asked for again, it is to be agreed to again. */
export async function putShare(tx: Tx, row: ShareRow): Promise<void> {
  const { askedAt, percent } = row;
  await tx
    .insert(subscriptionShares)
    .values(row)
    .onConflictDoUpdate({
      target: [subscriptionShares.subscriptionId, subscriptionShares.payerId],
      set: { askedAt, percent, agreedAt: null },
    });
}

export async function agreeToShare(tx: Tx, id: string, agreedAt: Date): Promise<void> {
  await tx.update(subscriptionShares).set({ agreedAt }).where(eq(subscriptionShares.id, id));
}

export async function deleteShare(
  tx: Tx,
  subscriptionId: string,
  payerId: string,
): Promise<ShareRow | undefined> {
  const [row] = await tx
    .delete(subscriptionShares)
    .where(
      and(
        eq(subscriptionShares.subscriptionId, subscriptionId),
        eq(subscriptionShares.payerId, payerId),
      ),
    )
    .returning();
  return row;
}

/** Has the work look at a plan at once, because something of it was paid or went back. */
export async function scheduleNow(tx: Tx, id: string): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ dueAt: sql`${subscriptions.createdAt}` })
    .where(and(eq(subscriptions.id, id), live));
}
