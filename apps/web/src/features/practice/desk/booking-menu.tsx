import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Menu, MenuItem } from '@hafi/ui/menu/menu';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Banknote,
  CalendarClock,
  CalendarDays,
  CircleCheck,
  CircleX,
  FileText,
  Undo2,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CancelDialog } from '../../../kit/bookings/cancel-dialog.tsx';
import { useSayOutcome } from '../../../lib/outcome/outcome-note.tsx';
import { paths } from '../../../lib/paths.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { useRecordOutcome, useRecordPaid } from '../practice.queries.ts';
import styles from './desk.module.css';

/** What else a doctor may do with an appointment: each act that the server allows now. */
export function BookingMenu(props: {
  booking: Booking;
  /** The chart, where the row does not lead there. */
  chart?: string | undefined;
}) {
  const { booking, chart } = props;
  const { i18n, t } = useLingui();
  const say = useSayOutcome();
  const outcome = useRecordOutcome();
  const paid = useRecordPaid();
  const [asked, setAsked] = useState(false);
  const { can, date, id, patient, payment, status } = booking;
  const { name } = patient;
  const failed = outcome.error ?? paid.error;
  const record = (next: Booking['outcome'], words: string) =>
    outcome.mutate({ id, outcome: next }, { onSuccess: () => say(words) });
  const settle = (isPaid: boolean) =>
    paid.mutate(
      { id, paid: isPaid },
      { onSuccess: () => say(isPaid ? t`Paid at the practice: ${name}.` : t`Not paid: ${name}.`) },
    );
  return (
    <>
      <Menu
        className={styles.menu}
        label={
          <SrOnly>
            <Trans>More about {name}</Trans>
          </SrOnly>
        }
      >
        {can.outcome && booking.outcome !== 'done' ? (
          <MenuItem icon={CircleCheck} onClick={() => record('done', t`Noted: ${name} was here.`)}>
            <Trans>It took place</Trans>
          </MenuItem>
        ) : null}
        {can.outcome && booking.outcome !== 'no-show' ? (
          <MenuItem
            icon={UserX}
            onClick={() => record('no-show', t`Noted that nobody came. ${name} is told.`)}
          >
            <Trans>Nobody came</Trans>
          </MenuItem>
        ) : null}
        {can.outcome && booking.outcome ? (
          <MenuItem icon={Undo2} onClick={() => record(null, t`Taken back: ${name}.`)}>
            <Trans>Take back what I noted</Trans>
          </MenuItem>
        ) : null}
        {can.settle ? (
          <MenuItem icon={Banknote} onClick={() => settle(payment.state === 'due')}>
            {payment.state === 'due' ? (
              <Trans>Paid at the practice</Trans>
            ) : (
              <Trans>Not paid</Trans>
            )}
          </MenuItem>
        ) : null}
        {chart ? (
          <MenuItem as={Link} to={chart} icon={FileText}>
            <Trans>Open chart</Trans>
          </MenuItem>
        ) : null}
        <MenuItem as={Link} to={paths.bookingDetails(id)} icon={CalendarDays}>
          <Trans>The appointment</Trans>
        </MenuItem>
        {can.reschedule ? (
          <MenuItem as={Link} to={paths.calendarMove(date, id)} icon={CalendarClock}>
            <Trans>Move</Trans>
          </MenuItem>
        ) : null}
        {can.cancel ? (
          <MenuItem icon={CircleX} onClick={() => setAsked(true)}>
            {status === 'pending' ? <Trans>Decline</Trans> : <Trans>Cancel the visit</Trans>}
          </MenuItem>
        ) : null}
      </Menu>
      {failed ? (
        <Alert tone="error" live="assertive">
          {problemText(failed, i18n)}
        </Alert>
      ) : null}
      <CancelDialog
        booking={booking}
        withWhom={name}
        open={asked}
        onClose={() => setAsked(false)}
        onCancelled={() => say(t`Cancelled. ${name} is told.`)}
      />
    </>
  );
}
