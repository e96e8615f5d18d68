import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, Stethoscope } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/** The two ways to an appointment: for somebody, or from a doctor. */
export function BookingLinks({ elderId }: { elderId?: string | undefined }) {
  return (
    <Row>
      <ButtonLink
        as={Link}
        to={elderId ? paths.bookingFor(elderId) : paths.booking}
        icon={CalendarPlus}
      >
        <Trans>Book Appointment</Trans>
      </ButtonLink>
      <ButtonLink as={Link} to={paths.doctors} variant="second" icon={Stethoscope}>
        <Trans>Find Doctors</Trans>
      </ButtonLink>
    </Row>
  );
}
