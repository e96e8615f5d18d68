import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CancelDialog } from '../../kit/bookings/cancel-dialog.tsx';
import { StatusBadge } from '../../kit/bookings/status-badge.tsx';
import { VideoDoorLink } from '../../kit/bookings/video-door-link.tsx';
import { DateLeaf } from '../../kit/date-leaf.tsx';
import { useAccount } from '../../lib/session.ts';
import { AgreeToMove } from './agree-to-move.tsx';
import { AskForReview } from './ask-for-review.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { ReschedulePanel } from './reschedule-panel.tsx';

function WhoCancelled({ booking, asDoctor }: { booking: Booking; asDoctor: boolean }) {
  const account = useAccount();
  if (booking.cancelledBy === 'hafi') {
    return asDoctor ? (
      <Trans>This appointment was cancelled because your confirmation ended.</Trans>
    ) : (
      <Trans>
        Hafi no longer confirms this doctor, so the appointment was cancelled. It costs you nothing.
      </Trans>
    );
  }
  if (booking.cancelledBy === 'death') {
    return (
      <Trans>
        This appointment is cancelled: it was recorded that the patient has died. It costs nothing.
      </Trans>
    );
  }
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
  const asDoctor = booking.side === 'doctor';
  const [requested, setRequested] = useState<'cancel' | 'move' | null>(null);
  const withWhom = asDoctor ? booking.patient.name : booking.doctor.name;
  return (
    <Stack fill gap="loose">
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
      <div>
        <VideoDoorLink booking={booking} />
      </div>
      <AgreeToMove booking={booking} />
      <BookingActions
        booking={booking}
        onMove={() => setRequested('move')}
        onCancel={() => setRequested('cancel')}
      />
      {booking.status === 'fulfilled' ? <AskForReview booking={booking} /> : null}
      {requested === 'move' && booking.can.reschedule ? (
        <ReschedulePanel booking={booking} withWhom={withWhom} onClose={() => setRequested(null)} />
      ) : null}
      <CancelDialog
        booking={booking}
        withWhom={withWhom}
        open={requested === 'cancel'}
        onClose={() => setRequested(null)}
      />
    </Stack>
  );
}
