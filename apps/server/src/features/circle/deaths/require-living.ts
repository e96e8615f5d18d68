import { circleErrors } from '@hafi/contract/circle/circle.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockDeath } from '../../accounts/accounts.public.ts';
import { showLife } from './show-life.ts';

/**
 * Refuses something new for an elder whose death is recorded. What elders ask for themselves shows that
 * they live.
 * @throws Problem death-recorded
 */
export async function requireLiving(
  platform: Platform,
  tx: Tx,
  { by, elderId }: { readonly by: string; readonly elderId: string },
): Promise<void> {
  if (by === elderId) {
    await showLife(platform, tx, { elderId, by, at: platform.clock.now() });
    return;
  }
  if (await lockDeath(tx, elderId)) throw new Problem(circleErrors['death-recorded']);
}
