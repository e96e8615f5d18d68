import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Due } from '../../platform/due/due-work.ts';
import type { AlertRow } from './alerts.repo.ts';
import { healthAlertSteps, healthAlerts } from './alerts.tables.ts';

export type AlertStepRow = typeof healthAlertSteps.$inferSelect;

/** Stores that steps were taken; the first time stays. */
export async function insertSteps(tx: Tx, rows: readonly AlertStepRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(healthAlertSteps)
    .values([...rows])
    .onConflictDoNothing();
}

/** The steps of these alerts, in order. */
export async function findSteps(db: Db, alertIds: readonly string[]): Promise<AlertStepRow[]> {
  if (alertIds.length === 0) return [];
  return db
    .select()
    .from(healthAlertSteps)
    .where(inArray(healthAlertSteps.alertId, [...alertIds]))
    .orderBy(asc(healthAlertSteps.at));
}

/** Urgent alerts that nobody acknowledged in time, locked (`skip locked`). */
export async function lockClimbing(tx: Tx, { limit, now, open }: Due): Promise<AlertRow[]> {
  const { acknowledgedAt, climbAt, endedAt, id, level, withdrawnAt } = healthAlerts;
  return tx
    .select()
    .from(healthAlerts)
    .where(
      and(
        lte(climbAt, now),
        eq(level, 'urgent'),
        isNull(acknowledgedAt),
        isNull(endedAt),
        isNull(withdrawnAt),
        open(id),
      ),
    )
    .orderBy(asc(climbAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
