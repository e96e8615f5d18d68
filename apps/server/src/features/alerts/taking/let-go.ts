import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Holder, mayStillKnow } from '../../circle/circle.public.ts';
import { findHeldBy } from '../alerts.repo.ts';
import { stopLookingAfter } from './looking-after.ts';

/** Gives back the urgent alerts that somebody looks after and may not know of any more. */
export async function letGoOfAlerts(
  platform: Platform,
  tx: Tx,
  { elderId, leaves = false, personId }: Holder,
): Promise<void> {
  for (const alert of await findHeldBy(tx, personId)) {
    if (elderId !== null && alert.elderId !== elderId) continue;
    if (!leaves && (await mayStillKnow(platform, tx, personId, alert.elderId))) continue;
    await stopLookingAfter(platform, tx, alert, personId);
  }
}
