import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { healthAlertSteps, healthAlerts } from './alerts.tables.ts';

const { acknowledgedAt, elderId, endedAt, id, level, since, withdrawnAt } = healthAlerts;

/**
 * Urgent alerts that reached the coordinators because nobody had acknowledged them, and that nobody
 * has since; the longest waiting first, without what was measured.
 */
export function findUnanswered(db: Db, limit: number) {
  const told = db
    .select()
    .from(healthAlertSteps)
    .where(and(eq(healthAlertSteps.alertId, id), eq(healthAlertSteps.step, 'coordinators')));
  return db
    .select({ id, elderId, since })
    .from(healthAlerts)
    .where(
      and(
        eq(level, 'urgent'),
        isNull(acknowledgedAt),
        isNull(endedAt),
        isNull(withdrawnAt),
        exists(told),
      ),
    )
    .orderBy(asc(since))
    .limit(limit);
}
