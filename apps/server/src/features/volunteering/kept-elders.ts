import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { circleWith, requireAccess, requireMemberAccess } from '../circle/circle.public.ts';

/** The caller. Their roles matter only for themselves as an elder. */
export type Caller = Parameters<typeof requireAccess>[1];

/**
 * Requires the elder, or a person who keeps the elder's bookings.
 * @throws Problem not-found for everybody else
 */
export async function requireKeeper(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Caller,
  elderId: string,
): Promise<void> {
  const { personId } = caller;
  if (elderId === personId) await requireAccess(platform, caller, elderId, 'bookings:manage');
  else await requireMemberAccess(platform, personId, elderId, 'bookings:manage');
}

/**
 * Who is notified about an elder's requests: the elder, who keeps their bookings, and who receives
 * alerts.
 */
export async function elderSide(db: Db, elderId: string): Promise<string[]> {
  const keepers = await circleWith(db, elderId, 'bookings:manage');
  const alerted = await circleWith(db, elderId, 'alerts:receive');
  return [...new Set([elderId, ...keepers, ...alerted])];
}
