import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Menu, MenuItem } from '@hafi/ui/menu/menu';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CalendarDays, CircleX, FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CancelDialog } from '../../../kit/bookings/cancel-dialog.tsx';
import { useOutcomeActs } from '../../../kit/practice/use-outcome-acts.ts';
import { paths } from '../../../lib/paths.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import styles from './desk.module.css';

/** What else a doctor may do with an appointment: each act that the server allows now. */
export function BookingMenu(props: {
  booking: Booking;
  /** The chart, where the row does not lead there. */
  chart?: string | undefined;
}) {
  const { booking, chart } = props;
  const { i18n } = useLingui();
  const { acts, error } = useOutcomeActs(booking);
  const [requested, setRequested] = useState(false);
  const { can, date, id, patient, status } = booking;
  const { name } = patient;
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
        {acts.map(({ icon, key, label, run }) => (
          <MenuItem key={key} icon={icon} onClick={run}>
            {label}
          </MenuItem>
        ))}
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
          <MenuItem icon={CircleX} onClick={() => setRequested(true)}>
            {status === 'pending' ? <Trans>Decline</Trans> : <Trans>Cancel the visit</Trans>}
          </MenuItem>
        ) : null}
      </Menu>
      {error ? (
        <Alert tone="error" live="assertive">
          {problemText(error, i18n)}
        </Alert>
      ) : null}
      <CancelDialog
        booking={booking}
        withWhom={name}
        open={requested}
        onClose={() => setRequested(false)}
      />
    </>
  );
}
