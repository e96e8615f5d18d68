import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enterCircle, logWriting } from '../../circle/circle.public.ts';
import { findAlert } from '../alerts.repo.ts';
import { type Closing, endAlert } from './end-alert.ts';

/**
 * Closes an urgent alert with a note, as somebody who may write the elder's health and knows how it
 * ended. It stands in the elder's log. The first note stays; idempotent.
 * @throws Problem not-found, not-allowed for who says of themselves that they have died
 */
export async function closeAlert(
  platform: Platform,
  caller: Caller,
  { alertId, elderId, ...said }: Closing & { alertId: string; elderId: string },
): Promise<void> {
  const { access } = await enterCircle(platform, caller, elderId, 'health:write');
  if (said.outcome === 'died' && caller.personId === elderId) {
    throw new Problem(coreErrors['not-allowed']);
  }
  const found = await findAlert(platform.db, elderId, alertId);
  if (!found) throw new Problem(coreErrors['not-found']);
  await inTransaction(platform, async (tx) => {
    const isFirst = await endAlert(platform, tx, found, { ...said, by: caller.personId });
    if (isFirst) await logWriting(platform, tx, access, 'alerts-written');
  });
}
