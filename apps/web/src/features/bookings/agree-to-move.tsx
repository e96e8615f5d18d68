import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { useAgreeToMove } from './bookings.queries.ts';

/** An appointment that its doctor moved, while nobody on the patient's side has agreed to the new time. */
export function AgreeToMove({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const locale = useLocale();
  const agree = useAgreeToMove(booking.id);
  const doctor = booking.doctor.name;
  const day = formatDate(booking.date, locale, { style: 'weekday' });
  if (booking.agreed || booking.status !== 'booked') return null;
  if (!booking.can.agree) {
    return (
      <Alert tone="info">
        <Trans>
          The patient has not said yet that this time suits. Only then do you see the health data
          for it.
        </Trans>
      </Alert>
    );
  }
  return (
    <Stack fill>
      <Alert tone="info">
        <Trans>
          {doctor} has chosen this time. Until you say that it suits, the doctor does not see the
          health data for it. If it does not suit, cancel the visit: it costs nothing.
        </Trans>
      </Alert>
      <ActFailure act={agree} />
      <Row>
        <Button
          icon={Check}
          busy={agree.isPending}
          onClick={() =>
            agree.mutate(undefined, {
              done: t`${day} at ${booking.time} suits: ${doctor} knows it now.`,
            })
          }
        >
          <Trans>The time suits</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
