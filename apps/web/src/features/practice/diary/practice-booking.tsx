import { formatPhone } from '@hafi/base/format-phone';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAcceptBooking } from '../../../kit/bookings/booking-acts.queries.ts';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { CancelDialog } from '../../../kit/bookings/cancel-dialog.tsx';
import { StatusBadge } from '../../../kit/bookings/status-badge.tsx';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './practice.module.css';

/** One appointment in the doctor's diary: patient, time, reason and actions. */
export function PracticeBooking(props: {
  booking: Booking;
  /** Shows the day too, for lists of more than one day. */
  withDay?: boolean;
  onDone?: (done: 'accepted' | 'cancelled', patient: string) => void;
}) {
  const { booking, withDay, onDone } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const accept = useAcceptBooking();
  const [asked, setAsked] = useState(false);
  const { id, patient, time, date, appointmentType, mode, note, status, can } = booking;
  const spoken = <SrOnly> ({patient.name})</SrOnly>;
  return (
    <Card as="li" edge={can.accept ? 'sun' : undefined}>
      <Stack fill>
        <Row apart>
          <h3 className={styles.when}>
            {withDay ? `${formatDate(date, locale, { style: 'weekday' })}, ` : ''}
            {time}
          </h3>
          <StatusBadge status={status} asDoctor />
        </Row>
        <div>
          <Link to={paths.bookingDetails(id)} className={styles.patient}>
            {patient.name}
          </Link>
          <Quiet>
            {appointmentType.name},{' '}
            <Plural value={appointmentType.duration} one="# minute" other="# minutes" /> ·{' '}
            {t(modeWords[mode].name)}
          </Quiet>
          {patient.phone ? (
            <a href={`tel:${patient.phone}`} className={styles.phone}>
              {formatPhone(patient.phone)}
            </a>
          ) : null}
        </div>
        {note ? <p className={styles.note}>{note}</p> : null}
        {can.accept || can.cancel ? (
          <Row>
            {can.accept ? (
              <Button
                icon={Check}
                busy={accept.isPending}
                onClick={() =>
                  accept.mutate(booking, { onSuccess: () => onDone?.('accepted', patient.name) })
                }
              >
                <Trans>Accept</Trans>
                {spoken}
              </Button>
            ) : null}
            {can.cancel ? (
              <Button variant="danger" icon={CircleX} onClick={() => setAsked(true)}>
                <Trans>Cancel the visit</Trans>
                {spoken}
              </Button>
            ) : null}
          </Row>
        ) : null}
      </Stack>
      <CancelDialog
        booking={booking}
        withWhom={patient.name}
        open={asked}
        onClose={() => setAsked(false)}
        onCancelled={() => onDone?.('cancelled', patient.name)}
      />
    </Card>
  );
}
