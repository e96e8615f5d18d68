import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { aroundElder, may } from '../circle/circle.public.ts';
import { presentAlerts } from './alerts.presenter.ts';
import { acknowledge, findAlert } from './alerts.repo.ts';
import { openAlerts } from './list-alerts.ts';
import { announceReading } from './tell-alert.ts';

/**
 * Acknowledges an alert. The first person stays named; later callers are told who it was.
 * @throws Problem not-found
 */
export async function acknowledgeAlert(
  platform: Platform,
  caller: Caller,
  { alertId, elderId }: { alertId: string; elderId: string },
): Promise<HealthAlert> {
  const { clock, db } = platform;
  const access = await openAlerts(platform, caller, elderId);
  const found = await findAlert(db, elderId, alertId);
  if (!found) throw new Problem(coreErrors['not-found']);
  const by = { acknowledgedAt: clock.now(), acknowledgedBy: caller.personId };
  const first = await inTransaction(platform, async (tx) => {
    const acknowledged = await acknowledge(tx, alertId, by);
    if (acknowledged) announceReading(tx, await aroundElder(tx, elderId, clock.now()));
    return acknowledged;
  });
  const alert = first ?? (await findAlert(db, elderId, alertId)) ?? found;
  const [shown] = await presentAlerts(platform, [alert], caller, {
    mayWrite: () => may(access, 'health:write'),
  });
  if (!shown) throw new Problem(coreErrors['not-found']);
  return shown;
}
