import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useMyBookings } from '../../features/bookings/bookings.queries.ts';
import { statusWords } from '../../kit/bookings/booking-words.ts';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { comingShown } from './bookings-and-activity.tsx';
import { useDayWords } from './elder-home/day-words.ts';
import styles from './full-dashboard.module.css';

/** As many as fit; all stand behind the row of the appointments. */
const shown = 2;

function ShortBooking({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const locale = useLocale();
  const dayWords = useDayWords('within');
  const { appointmentType, date, doctor, id, startsAt, status } = booking;
  const time = formatKigaliTime(new Date(startsAt), locale);
  return (
    <li>
      <Link to={paths.bookingDetails(id)}>
        <b>{doctor.name}</b>
        {` ${dayWords(date)}, ${time}, ${appointmentType.name}. ${t(statusWords[status].name)}`}
      </Link>
    </li>
  );
}

/** The next appointments, each in two lines. */
export function ShortBookings() {
  const { t } = useLingui();
  return (
    <Stack as="section" fill gap="tight">
      <h3 data-clip="dashboard-bookings">
        <Trans>My Bookings</Trans>
      </h3>
      <QueryState
        query={useMyBookings('coming', comingShown)}
        label={t`Loading your bookings`}
        failed={t`Your bookings did not arrive`}
        isEmpty={(list) => list.length === 0}
        empty={<p>{t`No bookings yet.`}</p>}
        compact
      >
        {(list) => (
          <Card as="ul" lines className={styles.bookings}>
            {list.slice(0, shown).map((booking) => (
              <ShortBooking key={booking.id} booking={booking} />
            ))}
          </Card>
        )}
      </QueryState>
    </Stack>
  );
}
