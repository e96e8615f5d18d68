import type { acknowledgeAlert as endpoint } from '@hafi/contract/alerts/alerts.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { aroundElder } from '../circle/circle.public.ts';
import { recordActivity } from '../notifications/notifications.public.ts';
import { activities } from './alerts.messages.ts';
import { acknowledge, findAlert } from './alerts.repo.ts';
import { openAlerts } from './list-told-alerts.ts';
import { announceReading } from './tell-alert.ts';

/**
 * Acknowledges an alert, also for who is told of it without seeing what was measured. The first
 * person stays named; later callers are told who it was.
 * @throws Problem not-found
 */
export async function acknowledgeAlert(
  platform: Platform,
  caller: Caller,
  { alertId, elderId }: { alertId: string; elderId: string },
): Promise<Answer<typeof endpoint>['data']> {
  const { clock, db } = platform;
  await openAlerts(platform, caller, elderId);
  const found = await findAlert(db, elderId, alertId);
  if (!found) throw new Problem(coreErrors['not-found']);
  const by = { acknowledgedAt: clock.now(), acknowledgedBy: caller.personId };
  const first = await inTransaction(platform, async (tx) => {
    const acknowledged = await acknowledge(tx, alertId, by);
    if (acknowledged) {
      announceReading(tx, await aroundElder(tx, elderId, clock.now()));
      await recordActivity(tx, {
        about: elderId,
        by: caller.personId,
        kind: 'alert',
        text: activities.seen,
        ref: alertId,
        at: clock.now(),
      });
    }
    return acknowledged;
  });
  const alert = first ?? (await findAlert(db, elderId, alertId)) ?? found;
  const who = (await findPeople(db, [alert.acknowledgedBy ?? caller.personId])).get(
    alert.acknowledgedBy ?? '',
  );
  return {
    acknowledgedAt: alert.acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: who ? { id: who.id, name: who.name } : null,
  };
}
