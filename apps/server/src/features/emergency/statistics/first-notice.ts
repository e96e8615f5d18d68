import type { Db } from '../../../platform/db/database.ts';
import { findDeliveries } from '../../notifications/notifications.public.ts';
import { carrierOf, type ResponderRow } from '../course/responders.repo.ts';

type Requested = Pick<ResponderRow, 'emergencyId' | 'id' | 'noticeId' | 'personId'>;

/**
 * When a channel took the first message to somebody who was asked, by emergency; those in which none
 * has are left out.
 */
export async function firstNotices(
  db: Db,
  responders: readonly Requested[],
): Promise<ReadonlyMap<string, Date>> {
  const deliveries = await findDeliveries(
    db,
    responders.flatMap((each) => carrierOf(each) ?? []),
  );
  const first = new Map<string, Date>();
  for (const each of responders) {
    const sentAt = deliveries.get(carrierOf(each) ?? '')?.sentAt;
    const known = first.get(each.emergencyId);
    if (sentAt && (!known || sentAt < known)) first.set(each.emergencyId, sentAt);
  }
  return first;
}
