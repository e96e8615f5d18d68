import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { appointmentClosedSince } from '../../circle/circle.public.ts';
import type { AlertRow } from '../alerts.repo.ts';
import { healthAlerts } from '../alerts.tables.ts';

const { acknowledgedAt, acknowledgedBy, elderId, endedAt, id, level, withdrawnAt } = healthAlerts;

/** The urgent alerts that a doctor looks after of whom an appointment has closed since. */
export async function lockLapsed(tx: Tx, { limit, now, open }: Due): Promise<AlertRow[]> {
  const doctors = { doctor: acknowledgedBy, elder: elderId, since: acknowledgedAt };
  return tx
    .select()
    .from(healthAlerts)
    .where(
      and(
        eq(level, 'urgent'),
        isNull(endedAt),
        isNull(withdrawnAt),
        appointmentClosedSince(doctors, now),
        open(id),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
}
