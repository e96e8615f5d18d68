import { ButtonLink } from '@hafi/ui/button/button';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Stethoscope } from 'lucide-react';
import { Link } from 'react-router';
import { MyBookings } from '../../features/bookings/my-bookings.tsx';
import { HealthCards } from '../../features/health/health-cards.tsx';
import { Page, PagePart } from '../../lib/page.tsx';
import { useSession } from '../../lib/session.ts';
import { paths } from '../paths.ts';

/** Health in one place: visits for members, what Hafi offers for visitors. */
export function HealthcarePage() {
  const { t } = useLingui();
  const { status } = useSession();
  return (
    <Page
      title={t`Healthcare Dashboard`}
      lead={<Trans>Doctors in all 30 districts: at the clinic, by video or by phone.</Trans>}
    >
      <Row>
        <ButtonLink as={Link} to={paths.booking} icon={CalendarPlus}>
          <Trans>Book Appointment</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.doctors} variant="second" icon={Stethoscope}>
          <Trans>Find Doctors</Trans>
        </ButtonLink>
      </Row>
      {status === 'signed-in' ? (
        <PagePart title={<Trans>Appointments</Trans>}>
          <MyBookings scope="all" />
        </PagePart>
      ) : (
        <PagePart title={<Trans>How a visit works</Trans>}>
          <IndexList>
            <IndexLink
              as={Link}
              to={paths.doctors}
              title={t`Choose a doctor`}
              detail={t`By name, specialty or place. You see the price first.`}
            />
            <IndexLink
              as={Link}
              to={paths.booking}
              title={t`Choose a free time`}
              detail={t`The time is yours at once. Cancel free of charge until 24 hours before.`}
            />
            <IndexLink
              as={Link}
              to={paths.login}
              title={t`Sign in and confirm`}
              detail={t`Pay by phone now, or after the appointment.`}
            />
          </IndexList>
        </PagePart>
      )}
      <PagePart title={<Trans>What to measure</Trans>}>
        <HealthCards />
      </PagePart>
    </Page>
  );
}
