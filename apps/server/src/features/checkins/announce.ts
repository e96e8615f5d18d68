import type { Tx } from '../../platform/db/tx.ts';
import { circleWith } from '../circle/circle.public.ts';

/** After the commit, refetches the screens of all who may see that an elder checked in, or did not. */
export async function announce(tx: Tx, elderId: string): Promise<void> {
  const readers = await circleWith(tx, elderId, 'health:read');
  const told = await circleWith(tx, elderId, 'alerts:receive');
  tx.changed('checkins', [...new Set([elderId, ...readers, ...told])]);
}
