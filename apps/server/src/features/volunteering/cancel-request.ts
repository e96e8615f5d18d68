import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { addNotifiedOfDeath, lockDeath } from '../accounts/accounts.public.ts';
import { announceRequest } from './announce-request.ts';
import { lockAs, refused } from './as-side.ts';
import { tellRequest } from './tell-request.ts';
import { mayCancel } from './volunteering.policy.ts';
import { type HelpRequestRow, updateRequest } from './volunteering.repo.ts';

/**
 * Withdraws a request, for the elder's side; notifies a volunteer who had taken it. Idempotent. After a
 * death the elder's side is told too.
 * @throws Problem not-found, help-request-over, help-request-not-ready once the volunteer reported
 * it done
 */
export async function cancelRequest(
  platform: Platform,
  personId: string,
  id: string,
  { event = 'cancelled' }: { readonly event?: 'cancelled' | 'died' } = {},
): Promise<HelpRequestRow> {
  const now = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    const death = event === 'died' ? await lockDeath(tx, personId) : undefined;
    const row = await lockAs(tx, 'elder', personId, id);
    // The death may have been taken back meanwhile.
    if (row.state === 'cancelled' || (event === 'died' && !death)) return row;
    if (!mayCancel(row, 'elder', now)) throw refused(row, now);
    const change = { state: 'cancelled' as const, closedAt: now, updatedAt: now };
    const cancelled = await updateRequest(tx, id, change);
    await tellRequest(platform, tx, { row: cancelled, event, by: personId });
    const helper = cancelled.takenBy;
    if (death && helper) await addNotifiedOfDeath(tx, row.elderId, [{ personId: helper }]);
    await announceRequest(tx, cancelled, { listed: row.state === 'open' });
    return cancelled;
  });
}
