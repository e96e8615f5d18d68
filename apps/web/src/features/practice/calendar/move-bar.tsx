import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useAlsoThen } from '../../../kit/bookings/also-then.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { useMoveBooking } from '../practice.queries.ts';
import styles from './calendar.module.css';

/** A day and a time to which an appointment may be moved. */
export interface Target {
  readonly date: string;
  readonly time: string;
}

/**
 * What is being moved, from when to when, and who is notified. Nothing is sent before its button is
 * pressed.
 */
export function MoveBar(props: {
  booking: Booking;
  target: Target | null;
  onDone: (target: Target) => void;
  onStop: () => void;
  /** The move was refused: the target may be gone. */
  onRefused: () => void;
}) {
  const { booking, target, onDone, onRefused, onStop } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const move = useMoveBooking();
  const alsoThen = useAlsoThen();
  const button = useRef<HTMLButtonElement>(null);
  const { name } = booking.patient;
  const dayOf = (date: string) => formatDate(date, locale, { style: 'weekday' });
  useEffect(() => {
    if (target) button.current?.focus();
  }, [target]);
  // What was refused or asked of another time stands beside no new target.
  const { variables: sent } = move;
  const isOfTarget = !target || (sent?.date === target.date && sent.time === target.time);
  const send = () => {
    if (!target) return;
    const choice = `${booking.id} ${target.date} ${target.time}`;
    move.mutate(
      { booking, ...target, ...alsoThen.said(choice) },
      {
        done: t`Moved to ${dayOf(target.date)} at ${target.time}. ${name} is told.`,
        onSuccess: () => onDone(target),
        onError: (error) => {
          if (!alsoThen.answered(choice, error)) onRefused();
        },
      },
    );
  };
  return (
    <section
      className={styles.bar}
      aria-label={t`Move the visit`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onStop();
      }}
    >
      <p role="status">
        {target ? (
          <Trans>
            Move <b>{name}</b> from {dayOf(booking.date)}, {booking.time} to{' '}
            <b>
              {dayOf(target.date)}, {target.time}
            </b>
            ? {name} is told, and asked whether it suits.
          </Trans>
        ) : (
          <Trans>
            Moving <b>{name}</b> from {dayOf(booking.date)}, {booking.time}: choose a free time.
          </Trans>
        )}
      </p>
      {isOfTarget ? <ActFailure act={move} /> : null}
      <Row>
        {target ? (
          <Button
            ref={button}
            icon={Check}
            busy={move.isPending}
            busyLabel={t`Please wait`}
            onClick={send}
          >
            <Trans>Move the visit</Trans>
          </Button>
        ) : null}
        <Button variant="second" onClick={onStop}>
          <Trans>Put it back</Trans>
        </Button>
      </Row>
    </section>
  );
}
