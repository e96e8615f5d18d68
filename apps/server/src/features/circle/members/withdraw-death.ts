import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayWithdrawDeath } from '../circle.policy.ts';
import { findAccess } from '../elder-access.ts';
import { showLife } from './show-life.ts';

/**
 * Says that an elder's death was recorded by mistake: reminders and check-ins go on, and the circle is
 * told. Idempotent.
 * @throws Problem not-found for who may not
 */
export async function withdrawDeath(
  platform: Platform,
  caller: Caller,
  elderId: string,
): Promise<void> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !mayWithdrawDeath(access)) throw new Problem(coreErrors['not-found']);
  const { personId } = caller;
  // Whatever was recorded until now, now included.
  const since = new Date(platform.clock.now().getTime() + 1);
  await inTransaction(platform, (tx) =>
    showLife(platform, tx, { elderId, by: personId, at: since }),
  );
}
