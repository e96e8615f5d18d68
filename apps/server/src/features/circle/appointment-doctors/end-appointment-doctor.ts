import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { tell } from '../../notifications/notifications.public.ts';
import { circleNews, circleTitle, outside } from '../circle.messages.ts';
import { appointmentPermissions } from '../circle.policy.ts';
import { giverOf, writeConsent } from '../consents/write-consent.ts';
import { requireDecider } from '../elder-access.ts';
import type { CirclePlatform } from '../let-go.ts';
import { forgetNotices } from '../members/forget-notices.ts';
import { findMember } from '../members/members.repo.ts';
import { announceCircle, decidersOf, tellCircle } from '../tell-circle.ts';
import { endAppointmentAccessOf } from './appointment-access.repo.ts';

/**
 * Ends at once what a doctor may see because of appointments, which stay. Their next request is
 * refused, open screens refetch, and the bell forgets what it said about the health. It stands in
 * the consent log. Membership of the circle is not touched.
 * @throws Problem not-found for anyone who does not decide about the circle, and for who is no such
 * doctor
 */
export async function endAppointmentDoctor(
  platform: CirclePlatform,
  caller: Caller,
  { elderId, personId }: { readonly elderId: string; readonly personId: string },
): Promise<void> {
  const access = await requireDecider(platform, caller, elderId);
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const by = { endedAt: at, endedBy: caller.personId };
    if (!(await endAppointmentAccessOf(tx, { elder: elderId, person: personId }, by))) {
      throw new Problem(coreErrors['not-found']);
    }
    const member = await findMember(tx, elderId, personId);
    await forgetNotices(platform, tx, {
      elderId,
      personId,
      before: appointmentPermissions,
      after: member?.decidesAs ? appointmentPermissions : (member?.permissions ?? []),
    });
    await writeConsent(platform, tx, {
      elderId,
      personId,
      relation: 'doctor',
      permissions: member?.permissions ?? [],
      before: member?.permissions ?? [],
      action: 'visit-ended',
      givenAs: giverOf(access),
      locale: caller.locale,
      recordedBy: caller.personId,
    });
    const elder = (await findPeople(tx, [elderId])).get(elderId)?.name ?? '';
    await tell(platform, tx, {
      by: caller.personId,
      personId,
      type: 'appointment',
      priority: 'high',
      title: circleTitle,
      text: circleNews.appointmentAccessEnded,
      outside,
      values: { elder },
      at,
      link: links.doctorDashboard,
    });
    await tellCircle(platform, tx, {
      elderId,
      to: await decidersOf(tx, elderId),
      by: caller.personId,
      news: 'appointmentAccessEndedBy',
      names: { person: caller.personId, doctor: personId },
    });
    await announceCircle(tx, elderId, personId);
  });
}
