import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayWithdrawDeath } from '../circle.policy.ts';
import { findAccess } from '../elder-access.ts';
import { showLife } from './show-life.ts';

interface Mistake {
  readonly elderId: string;
  readonly by: string;
}

/** Takes a recorded death back, whenever it was recorded: whatever was said until now, now included. */
const takeBack = (platform: Platform, tx: Tx, mistake: Mistake): Promise<boolean> =>
  showLife(platform, tx, { ...mistake, at: new Date(platform.clock.now().getTime() + 1) });

/**
 * Says that an elder's death was recorded by mistake: reminders and check-ins go on, and whoever was
 * told of it is told. Idempotent.
 * @throws Problem not-found for who may not
 */
export async function withdrawDeath(
  platform: Platform,
  caller: Caller,
  elderId: string,
): Promise<void> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !mayWithdrawDeath(access)) throw new Problem(coreErrors['not-found']);
  await inTransaction(platform, (tx) => takeBack(platform, tx, { elderId, by: caller.personId }));
}

/** The same by a coordinator, who says why; the audit log keeps it. */
export const withdrawDeathAsCoordinator =
  (platform: Platform) =>
  async ({ by, elderId, reason }: Mistake & { readonly reason: string }): Promise<void> => {
    const at = platform.clock.now();
    await inTransaction(platform, async (tx) => {
      if (!(await takeBack(platform, tx, { elderId, by }))) return;
      const action = 'person.death-withdrawn';
      await recordAudit(tx, { actorId: by, action, subjectId: elderId, at, reason });
    });
  };
