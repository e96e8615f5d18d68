import { and, asc, desc, eq, exists, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { AlertRow } from '../alerts.repo.ts';
import { healthAlertSteps, healthAlerts } from '../alerts.tables.ts';

const { acknowledgedAt, endedAt, id, level, since, withdrawnAt } = healthAlerts;

/**
 * Urgent alerts that reached the coordinators and have not ended; those that nobody looks after
 * first, the longest waiting first.
 */
export function findEscalated(db: Db, limit: number): Promise<AlertRow[]> {
  return escalated(db)
    .orderBy(desc(isNull(acknowledgedAt)), asc(since))
    .limit(limit);
}

/** One of them, ended or not; undefined for what coordinators were not notified of. */
export async function findEscalatedOne(db: Db, alertId: string): Promise<AlertRow | undefined> {
  const [row] = await db
    .select()
    .from(healthAlerts)
    .where(and(eq(id, alertId), eq(level, 'urgent'), isNull(withdrawnAt), reached(db)));
  return row;
}

const reached = (db: Db) =>
  exists(
    db
      .select()
      .from(healthAlertSteps)
      .where(and(eq(healthAlertSteps.alertId, id), eq(healthAlertSteps.step, 'coordinators'))),
  );

const escalated = (db: Db) =>
  db
    .select()
    .from(healthAlerts)
    .where(and(eq(level, 'urgent'), isNull(endedAt), isNull(withdrawnAt), reached(db)));
