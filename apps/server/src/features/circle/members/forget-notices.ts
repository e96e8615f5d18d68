import { alertsShownBy, type Permission } from '@hafi/contract/circle/circle-terms';
import type { Tx } from '../../../platform/db/tx.ts';
import {
  forgetNoticesAbout,
  type NoticeSubject,
} from '../../notifications/notifications.public.ts';
import type { CirclePlatform } from '../let-go.ts';

const shown = ['nothing', 'that', 'values'];
const rank = (held: readonly Permission[]) => shown.indexOf(alertsShownBy(held));

/** What somebody no longer learns about an elder whose permissions changed. */
function lostSubjects(
  before: readonly Permission[],
  after: readonly Permission[],
): readonly NoticeSubject[] {
  const lost = (each: Permission) => before.includes(each) && !after.includes(each);
  const subjects: NoticeSubject[] = [];
  if (lost('health:read') || rank(after) < rank(before)) subjects.push('health');
  if (lost('alerts:receive')) subjects.push('emergencies');
  const lostBookings = lost('bookings:manage');
  if (lostBookings) subjects.push('bookings');
  // Who reads the health is notified of home visits too, and who receives alerts of requests for help.
  if (lostBookings && !after.includes('health:read')) subjects.push('home-visits');
  const learnsOfRequests = after.some((each) =>
    ['bookings:manage', 'alerts:receive'].includes(each),
  );
  if ((lostBookings || lost('alerts:receive')) && !learnsOfRequests) subjects.push('requests');
  return subjects;
}

/**
 * Takes out of a person's bell what a lost permission had let them read: all of it when they leave
 * the circle (`after` is null), otherwise what none of their permissions lets them read any more. What
 * they look after and may not know of any more is given back. The lost right is stored before.
 */
export async function forgetNotices(
  { letGo }: Pick<CirclePlatform, 'letGo'>,
  tx: Tx,
  {
    after,
    before,
    elderId,
    personId,
  }: {
    readonly elderId: string;
    readonly personId: string;
    readonly before: readonly Permission[];
    readonly after: readonly Permission[] | null;
  },
): Promise<void> {
  const subjects = after === null ? (['everything'] as const) : lostSubjects(before, after);
  await forgetNoticesAbout(tx, personId, elderId, subjects);
  await letGo(tx, { personId, elderId });
}
