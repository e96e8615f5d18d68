import type { SeenAlert } from '@hafi/contract/alerts/alert.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AlertRow, findAlert } from '../alerts.repo.ts';
import { openAlerts } from '../list-own-alerts.ts';
import { lookAfter, lookAfterInstead, stopLookingAfter, whoActs } from './looking-after.ts';

interface Named {
  readonly alertId: string;
  readonly elderId: string;
}

/** Runs an act on an alert of which the caller may know; answers who looks after it then. */
async function act(
  platform: Platform,
  caller: Caller,
  { alertId, elderId }: Named,
  change: (tx: Tx, alert: AlertRow) => Promise<AlertRow | undefined>,
): Promise<SeenAlert> {
  const { db } = platform;
  await openAlerts(platform, caller, elderId);
  const found = await findAlert(db, elderId, alertId);
  if (!found) throw new Problem(coreErrors['not-found']);
  const changed = await inTransaction(platform, (tx) => change(tx, found));
  return whoActs(db, changed ?? (await findAlert(db, elderId, alertId)) ?? found);
}

/**
 * Acknowledges an alert, also for who is notified of it without seeing what was measured. The first
 * person stays named; later callers are told who it was.
 * @throws Problem not-found
 */
export const acknowledgeAlert = (
  platform: Platform,
  caller: Caller,
  named: Named,
): Promise<SeenAlert> =>
  act(platform, caller, named, (tx, alert) => lookAfter(platform, tx, alert, caller.personId));

/**
 * Says that the caller cannot look after an alert after all; idempotent.
 * @throws Problem not-found
 */
export const giveBackAlert = (
  platform: Platform,
  caller: Caller,
  named: Named,
): Promise<SeenAlert> =>
  act(platform, caller, named, (tx, alert) =>
    stopLookingAfter(platform, tx, alert, caller.personId),
  );

/**
 * Looks after an alert in place of who does. Who has it meanwhile keeps it.
 * @throws Problem not-found
 */
export const takeOverAlert = (
  platform: Platform,
  caller: Caller,
  { from, ...named }: Named & { readonly from: string },
): Promise<SeenAlert> =>
  act(platform, caller, named, (tx, alert) =>
    lookAfterInstead(platform, tx, alert, { by: caller.personId, from }),
  );
