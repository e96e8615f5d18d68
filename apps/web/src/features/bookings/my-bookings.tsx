import { ButtonLink } from '@hafi/ui/button/button';
import { nothingBooked } from '@hafi/ui/drawing/special-shapes';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import styles from './booking-line.module.css';
import { BookingLine } from './booking-line.tsx';
import { useMyBookings } from './bookings.queries.ts';

/** The person's bookings and those kept for elders, soonest first; a hint when there are none. */
export function MyBookings({
  scope = 'all',
  limit = 10,
  elderId,
  unseen = '',
}: {
  scope?: 'coming' | 'past' | 'all';
  limit?: number;
  /** Only bookings of this elder. */
  elderId?: string;
  /** First names of those whose appointments the reader does not see; null when that is not known. */
  unseen?: string | null;
}) {
  const { t } = useLingui();
  const bookings = useMyBookings(scope, limit, { elderId });
  const book = (
    <ButtonLink
      as={Link}
      to={elderId ? paths.bookingFor(elderId) : paths.booking}
      icon={CalendarPlus}
    >
      <Trans>Book Appointment</Trans>
    </ButtonLink>
  );
  return (
    <QueryState
      query={bookings}
      label={t`Loading your bookings`}
      failed={t`Your bookings did not arrive`}
      isEmpty={(list) => list.length === 0}
      empty={
        unseen === null ? (
          book
        ) : (
          <Empty
            drawing={nothingBooked}
            title={unseen ? t`Nothing that you may see` : t`No bookings yet.`}
            action={book}
          >
            {unseen
              ? t`You do not see the appointments of ${unseen}. Ask them to let you.`
              : t`Your visits will be kept here.`}
          </Empty>
        )
      }
    >
      {(list) => (
        <ul className={styles.list}>
          {list.map((booking) => (
            <BookingLine key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}
