import type { OwnAlerts } from '@hafi/contract/alerts/alert.schemas';
import { alertsShownBy } from '@hafi/contract/circle/circle-terms';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ElderAccess, findAccess, findCircle, logAccess } from '../circle/circle.public.ts';
import { presentAlerts } from './alerts.presenter.ts';
import { findOpenAlerts } from './alerts.repo.ts';
import { whomToAsk } from './whom-to-ask.ts';

/**
 * Requires that the caller may know that something is wrong with the elder, and writes the access
 * log.
 * @throws Problem not-found for everybody else
 */
export async function openAlerts(
  platform: Platform,
  caller: Caller,
  elderId: string,
): Promise<ElderAccess> {
  const access = await findAccess(platform, caller, elderId);
  const shown = access ? alertsShownBy(access.permissions) : 'nothing';
  if (!access || shown === 'nothing') throw new Problem(coreErrors['not-found']);
  await logAccess(platform, access, shown === 'values' ? 'vitals' : 'alerts');
  return access;
}

/**
 * An elder's standing alerts as far as the caller may know of them, and whom to ask.
 * @throws Problem not-found
 */
export async function listOwnAlerts(
  platform: Platform,
  caller: Caller,
  elderId: string,
): Promise<OwnAlerts> {
  const { clock, db } = platform;
  const { permissions } = await openAlerts(platform, caller, elderId);
  const circle = await findCircle(db, elderId, clock.now());
  const seesValues = alertsShownBy(permissions) === 'values';
  const rows = (await findOpenAlerts(db, [elderId])).toSorted((one, other) =>
    one.level.localeCompare(other.level),
  );
  const alerts = await presentAlerts(platform, rows, caller, {
    known: circle.people,
    mayWrite: () => false,
  });
  return {
    ...whomToAsk(circle, caller.personId),
    alerts: alerts.map((alert) => ({ ...alert, message: seesValues ? alert.message : null })),
  };
}
