import type { Tx } from '../../platform/db/tx.ts';
import { circlesWith } from '../circle/circle.public.ts';

/** After the commit, refetches the screens of all who may see that these elders checked in, or did not. */
export async function announce(tx: Tx, ...elderIds: readonly string[]): Promise<void> {
  if (elderIds.length === 0) return;
  const readers = await circlesWith(tx, elderIds, 'health:read');
  const notified = await circlesWith(tx, elderIds, 'alerts:receive');
  const members = [...readers.values(), ...notified.values()].flat();
  tx.changed('checkins', [...new Set([...elderIds, ...members])]);
}
