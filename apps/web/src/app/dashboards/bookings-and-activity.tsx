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
import { statusOf } from '../../lib/query/guarded-query.ts';

/** The most appointments; the healthcare page has them all. */
export const comingShown = 10;

/** The person's coming appointments. */
export function BookingsPart({ limit = comingShown }: { limit?: number }) {
  const bookings = statusOf(useMyBookings('coming', limit));
  // Where nothing is booked, the empty list offers it.
  const isOffered = bookings.status === 'answered' && bookings.data.length === 0;
  return (
    <Stack as="section" fill>
      <h2 data-clip="dashboard-bookings">
        <Trans>My Bookings</Trans>
      </h2>
      <Card>
        <MyBookings scope="coming" limit={limit} />
      </Card>
      {isOffered ? null : (
        <ButtonLink as={Link} to={paths.booking} variant="second" icon={CalendarPlus}>
          <Trans>Book Appointment</Trans>
        </ButtonLink>
      )}
    </Stack>
  );
}

/** What happened last. */
export function ActivityPart({ limit }: { limit?: number }) {
  return (
    <Stack as="section" fill>
      <h2 data-clip="dashboard-activity">
        <Trans>Recent Activity</Trans>
      </h2>
      <Card>
        <RecentActivity {...(limit ? { limit } : {})} />
      </Card>
    </Stack>
  );
}

/** The person's appointments and recent activity, at the bottom of every dashboard. */
export function BookingsAndActivity() {
  return (
    <Split ratio="half">
      <BookingsPart />
      <ActivityPart />
    </Split>
  );
}
