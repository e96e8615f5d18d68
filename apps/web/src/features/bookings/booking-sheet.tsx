import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate, formatKigaliTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAcceptBooking } from '../../kit/bookings/booking-acts.queries.ts';
import { CancelDialog } from '../../kit/bookings/cancel-dialog.tsx';
import { StatusBadge } from '../../kit/bookings/status-badge.tsx';
import { DateLeaf } from '../../kit/date-leaf.tsx';
import { useAccount } from '../../lib/session.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import { AgreeToMove } from './agree-to-move.tsx';
import { AskForReview } from './ask-for-review.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { ReschedulePanel } from './reschedule-panel.tsx';

function WhoCancelled({ booking, asDoctor }: { booking: Booking; asDoctor: boolean }) {
  const account = useAccount();
  const alone = asDoctor || (booking.patient.id === account.id && booking.bookedBy === null);
  if ((booking.cancelledBy === 'doctor') === asDoctor) {
    if (!alone) return <Trans>This appointment is cancelled.</Trans>;
    return <Trans>You cancelled this appointment.</Trans>;
  }
  if (asDoctor) return <Trans>The patient cancelled this appointment.</Trans>;
  return <Trans>The doctor had to cancel this appointment. It costs you nothing.</Trans>;
}

/** One booking with its texts, facts and actions. */
export function BookingSheet({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const asDoctor = booking.side === 'doctor';
  const accept = useAcceptBooking();
  const [asked, setAsked] = useState<'cancel' | 'move' | null>(null);
  const [news, setNews] = useState<'moved' | 'cancelled' | null>(null);
  const day = formatDate(booking.date, locale, { style: 'weekday' });
  const time = formatKigaliTime(new Date(booking.startsAt), locale);
  const withWhom = asDoctor ? booking.patient.name : booking.doctor.name;
  return (
    <Stack fill gap="loose">
      <Status>
        {news === 'moved' ? (
          <Alert tone="success">
            <Trans>
              The visit is now on {day} at {time}.
            </Trans>
          </Alert>
        ) : null}
        {news === 'cancelled' ? (
          <Alert tone="success">
            <Trans>The visit is cancelled.</Trans>
          </Alert>
        ) : null}
        {accept.isError ? <Alert tone="error">{problemText(accept.error, i18n)}</Alert> : null}
      </Status>
      <Card>
        <Stack fill>
          <Row>
            <DateLeaf date={booking.date} />
            <Stack gap="tight">
              <h2>{withWhom}</h2>
              <StatusBadge status={booking.status} asDoctor={asDoctor} />
            </Stack>
          </Row>
          {booking.status === 'cancelled' ? (
            <p>
              <WhoCancelled booking={booking} asDoctor={asDoctor} />
            </p>
          ) : null}
          <BookingFacts booking={booking} asDoctor={asDoctor} />
        </Stack>
      </Card>
      <AgreeToMove booking={booking} />
      <BookingActions
        booking={booking}
        accepting={accept.isPending}
        onAccept={() => accept.mutate(booking)}
        onMove={() => setAsked('move')}
        onCancel={() => setAsked('cancel')}
      />
      {booking.status === 'fulfilled' ? <AskForReview booking={booking} /> : null}
      {asked === 'move' && booking.can.reschedule ? (
        <ReschedulePanel
          booking={booking}
          onClose={() => setAsked(null)}
          onMoved={() => {
            setAsked(null);
            setNews('moved');
          }}
        />
      ) : null}
      <CancelDialog
        booking={booking}
        withWhom={withWhom}
        open={asked === 'cancel'}
        onClose={() => setAsked(null)}
        onCancelled={() => setNews('cancelled')}
      />
    </Stack>
  );
}
