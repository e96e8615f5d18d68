import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** Tells the payer that the time is not the one that was asked for: the doctor has moved it. */
export function MovedByDoctor({ booking }: { booking: Booking }) {
  const locale = useLocale();
  const { agreed, date, doctor, id, status, time } = booking;
  if (agreed || status === 'cancelled') return null;
  const { name } = doctor;
  const day = formatDate(date, locale, { style: 'full' });
  return (
    <Alert
      tone="warning"
      live="polite"
      title={<Trans>The time is not agreed yet</Trans>}
      action={
        <ButtonLink as={Link} to={paths.bookingDetails(id)} variant="second">
          <Trans>Say whether it suits</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        {name} has chosen {day}, {time}, Kigali time. Please say first whether this time suits.
      </Trans>
    </Alert>
  );
}
