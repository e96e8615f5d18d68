import { dayInKigali } from '@hafi/base/kigali-time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAlsoThen } from '../../kit/bookings/also-then.ts';
import { StepHeading } from '../../kit/step-heading.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { useRescheduleBooking } from './bookings.queries.ts';
import { DayChoice } from './wizard/day-choice.tsx';
import { TimeChoice } from './wizard/time-choice.tsx';

/** Chooses another day and time with the same doctor, on the booking's page. */
export function ReschedulePanel(props: {
  booking: Booking;
  /** The other person of the appointment. */
  withWhom: string;
  onClose: () => void;
}) {
  const { booking, onClose, withWhom } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const move = useRescheduleBooking(booking.id);
  const alsoThen = useAlsoThen();
  const lose = useCallback(() => setTime(null), []);
  const kind = booking.appointmentType.id;
  const moved = (now: Pick<Booking, 'date' | 'time' | 'status'>) => {
    const day = formatDate(now.date, locale, { style: 'weekday' });
    if (now.status === 'pending')
      return t`The appointment with ${withWhom} is moved to ${day} at ${now.time}. The doctor is asked whether it suits.`;
    return t`The appointment with ${withWhom} is moved to ${day} at ${now.time}. ${withWhom} is told.`;
  };
  // What was refused or asked for another time stands beside no new choice.
  const { variables: sent } = move;
  const isOfChoice = sent?.date === date && (time === null || sent.time === time);
  const confirm = () => {
    if (!date || !time) return;
    const choice = `${date} ${time}`;
    move.mutate(
      { date, time, ...alsoThen.said(choice) },
      {
        done: moved,
        onSuccess: onClose,
        onError: (error) => {
          if (!alsoThen.answered(choice, error)) setTime(null);
        },
      },
    );
  };
  return (
    <Card as="section" aria-labelledby="move-heading">
      <Stack fill gap="loose">
        <StepHeading as="h2" id="move-heading">
          <Trans>Move to another time</Trans>
        </StepHeading>
        <DayChoice
          doctorId={booking.doctor.id}
          kind={kind}
          date={date}
          nextFree={null}
          today={dayInKigali(clockNow())}
          onPick={(day) => {
            setDate(day);
            setTime(null);
          }}
        />
        {date ? (
          <TimeChoice
            doctorId={booking.doctor.id}
            kind={kind}
            date={date}
            time={time}
            onPick={setTime}
            onLost={lose}
          />
        ) : null}
        {isOfChoice ? <ActFailure act={move} /> : null}
        <Row>
          <Button
            disabled={!date || !time}
            busy={move.isPending}
            busyLabel={t`Please wait`}
            onClick={confirm}
          >
            <Trans>Move the visit</Trans>
          </Button>
          <Button variant="second" onClick={onClose}>
            <Trans>Keep the time</Trans>
          </Button>
        </Row>
        {date && time ? null : (
          <Quiet>
            <Trans>Choose a day and a time to go on.</Trans>
          </Quiet>
        )}
      </Stack>
    </Card>
  );
}
