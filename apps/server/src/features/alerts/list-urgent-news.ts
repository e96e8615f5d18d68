import type { UrgentNews } from '@hafi/contract/alerts/alert.schemas';
import { alertsShownBy } from '@hafi/contract/circle/circle-terms';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { listElders } from '../circle/circle.public.ts';
import { findUrgent } from './alerts.repo.ts';
import { findEscalated } from './taking/escalated.repo.ts';

/** What a title and a voice can say; the lists of a page say all of it. */
const most = 50;

/**
 * About whom an urgent alert stands that concerns the caller. It says nothing that the notification
 * has not, and stands on every page: the access log has no row for it.
 */
export async function listUrgentNews(
  platform: Platform,
  caller: Pick<Principal, 'personId' | 'roles'>,
): Promise<UrgentNews[]> {
  const { db } = platform;
  const notified = (await listElders(platform, caller)).filter(
    ({ permissions }) => alertsShownBy(permissions) !== 'nothing',
  );
  const own = await findUrgent(
    db,
    notified.map(({ id }) => id),
  );
  const reached = caller.roles.includes('ADMIN') ? await findEscalated(db, most) : [];
  const rows = [...new Map([...own, ...reached].map((row) => [row.id, row])).values()];
  const people = await findPeople(
    db,
    rows.map(({ elderId }) => elderId),
  );
  return rows.map(({ acknowledgedBy, elderId, id }) => ({
    id,
    elder: {
      id: elderId,
      firstName: people.get(elderId)?.firstName ?? '',
      you: elderId === caller.personId,
    },
    yours: acknowledgedBy === caller.personId,
  }));
}
