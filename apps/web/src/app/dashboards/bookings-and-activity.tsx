import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Split, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useMyBookings } from '../../features/bookings/bookings.queries.ts';
import { MyBookings } from '../../features/bookings/my-bookings.tsx';
import { RecentActivity } from '../../features/notifications/recent-activity.tsx';
import { paths } from '../../lib/paths.ts';

/** The most appointments; the healthcare page has them all. */
const shown = 10;

/** The person's appointments and recent activity, at the bottom of every dashboard. */
export function BookingsAndActivity() {
  const bookings = useMyBookings('coming', shown);
  return (
    <Split ratio="half">
      <Stack as="section" fill>
        <h2 data-clip="dashboard-bookings">
          <Trans>My Bookings</Trans>
        </h2>
        <Card>
          <MyBookings scope="coming" limit={shown} />
        </Card>
        {bookings.data?.length ? (
          <ButtonLink as={Link} to={paths.booking} variant="second" icon={CalendarPlus}>
            <Trans>Book Appointment</Trans>
          </ButtonLink>
        ) : null}
      </Stack>
      <Stack as="section" fill>
        <h2 data-clip="dashboard-activity">
          <Trans>Recent Activity</Trans>
        </h2>
        <Card>
          <RecentActivity />
        </Card>
      </Stack>
    </Split>
  );
}
