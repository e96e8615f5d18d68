import { ButtonLink } from '@hafi/ui/button/button';
import { Pair, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stethoscope } from 'lucide-react';
import { Link } from 'react-router';
import { HealthCards } from '../../features/health/health-cards.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../paths.ts';
import { BookingsAndActivity } from './bookings-and-activity.tsx';
import { Greeting } from './greeting.tsx';

/** The elder's day: health, visits, what happened lately. */
export function PatientDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  return (
    <Stack fill gap="section">
      <Greeting />
      <Stack as="section" fill>
        <Pair>
          <h2 data-clip="dashboard-health">
            <Trans>Your health</Trans>
          </h2>
          <ButtonLink as={Link} to={paths.doctors} variant="link" icon={Stethoscope}>
            <Trans>Ask a doctor</Trans>
          </ButtonLink>
        </Pair>
        <HealthCards />
      </Stack>
      <BookingsAndActivity />
    </Stack>
  );
}
