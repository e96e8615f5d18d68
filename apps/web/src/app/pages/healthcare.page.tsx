import { isOffered } from '@hafi/contract/support/claims/claims';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Page } from '../../lib/page/page.tsx';
import { useSession } from '../../lib/session.ts';
import { PageLoading } from '../page-loading.tsx';
import { BookingLinks } from './health/booking-links.tsx';
import { VisitorHealth } from './visitor-health.tsx';

const MemberHealth = lazyPart(
  async () => (await import('./health/member-health.tsx')).MemberHealth,
);

/** What Hafi offers for health, for visitors. */
function HealthcareOffer() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Healthcare Dashboard`}
      description={
        isOffered('video-appointments')
          ? t`Doctors in all 30 districts of Rwanda, at the clinic, by video or by phone: how a visit works, what it costs, and what Hafi keeps in order for you.`
          : t`Doctors in all 30 districts of Rwanda, at the clinic or by phone: how a visit works, what it costs, and what Hafi keeps in order for you.`
      }
      lead={
        isOffered('video-appointments') ? (
          <Trans>Doctors in all 30 districts: at the clinic, by video or by phone.</Trans>
        ) : (
          <Trans>Doctors in all 30 districts: at the clinic or by phone.</Trans>
        )
      }
    >
      <BookingLinks />
      <VisitorHealth />
    </Page>
  );
}

/** The healthcare page: a member's health as an index of parts, the offer for visitors. */
export function HealthcarePage() {
  return useSession().status === 'signed-in' ? (
    <Suspense fallback={<PageLoading />}>
      <MemberHealth />
    </Suspense>
  ) : (
    <HealthcareOffer />
  );
}
