import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireDecider } from '../elder-access.ts';
import { decidersOf } from '../tell-circle.ts';
import { endInvitation } from './invitations.repo.ts';

/**
 * Withdraws an invitation before it is answered.
 * @throws Problem not-found, also for one that was answered meanwhile
 */
export async function withdrawInvitation(
  platform: Platform,
  caller: Principal,
  { elderId, id }: { readonly elderId: string; readonly id: string },
): Promise<void> {
  await requireDecider(platform, caller, elderId);
  await inTransaction(platform, async (tx) => {
    const ended = await endInvitation(tx, { id, elderId }, 'withdrawn', platform.clock.now());
    if (!ended) throw new Problem(coreErrors['not-found']);
    tx.changed('circle', await decidersOf(tx, elderId));
  });
}
