import type { Tx } from '../../../platform/db/tx.ts';
import { circleWith } from '../../circle/circle.public.ts';

/** After the commit, refetches the screens that show an elder's protection. */
export async function announceProtection(
  tx: Tx,
  elderId: string,
  others: readonly string[] = [],
): Promise<void> {
  const members = await circleWith(tx, elderId, 'alerts:receive');
  tx.changed(['emergencies', 'notifications'], [...new Set([elderId, ...members, ...others])]);
}
