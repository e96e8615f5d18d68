import { isOffered } from '@hafi/contract/support/claims/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Stethoscope } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Page } from '../../lib/page/page.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { PageLoading } from '../page-loading.tsx';
import { VisitorHealth } from './visitor-health.tsx';

const MemberHealth = lazyPart(
  async () => (await import('./health/member-health.tsx')).MemberHealth,
);

/** The healthcare page: appointments for members, the offer for visitors. */
export function HealthcarePage() {
  const { t } = useLingui();
  const { status } = useSession();
  const isMember = status === 'signed-in';
  // Above somebody's chart stands who they are, and nothing that offers an appointment.
  const isChart = useSearchParams()[0].has('elder') && isMember;
  return (
    <Page
      title={t`Healthcare Dashboard`}
      description={
        isOffered('video-appointments')
          ? t`Doctors in all 30 districts of Rwanda, at the clinic, by video or by phone: how a visit works, what it costs, and what Hafi keeps in order for you.`
          : t`Doctors in all 30 districts of Rwanda, at the clinic or by phone: how a visit works, what it costs, and what Hafi keeps in order for you.`
      }
      lead={
        isChart ? null : isOffered('video-appointments') ? (
          <Trans>Doctors in all 30 districts: at the clinic, by video or by phone.</Trans>
        ) : (
          <Trans>Doctors in all 30 districts: at the clinic or by phone.</Trans>
        )
      }
    >
      {isChart ? null : (
        <Row>
          <ButtonLink as={Link} to={paths.booking} icon={CalendarPlus}>
            <Trans>Book Appointment</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={paths.doctors} variant="second" icon={Stethoscope}>
            <Trans>Find Doctors</Trans>
          </ButtonLink>
        </Row>
      )}
      {isMember ? (
        <Suspense fallback={<PageLoading />}>
          <MemberHealth />
        </Suspense>
      ) : (
        <VisitorHealth />
      )}
    </Page>
  );
}
