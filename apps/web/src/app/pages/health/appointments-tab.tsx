import type { Elder } from '@hafi/contract/circle/circle.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, Stethoscope } from 'lucide-react';
import { Link } from 'react-router';
import { MyBookings } from '../../../features/bookings/my-bookings.tsx';
import { paths } from '../../../lib/paths.ts';

/** The reader's appointments, or only those of the elder whose chart it is. */
export function AppointmentsTab({ elder }: { elder: Elder | null }) {
  const other = elder && elder.by !== 'self' ? elder : null;
  return (
    <Stack fill gap="loose">
      <Row>
        <ButtonLink
          as={Link}
          to={other ? paths.bookingFor(other.id) : paths.booking}
          icon={CalendarPlus}
        >
          <Trans>Book Appointment</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.doctors} variant="second" icon={Stethoscope}>
          <Trans>Find Doctors</Trans>
        </ButtonLink>
      </Row>
      <MyBookings scope="all" {...(other ? { elderId: other.id } : {})} />
    </Stack>
  );
}
