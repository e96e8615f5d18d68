import { formatDate } from '@hafi/i18n/dates';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useCalendar } from '../practice.queries.ts';
import { byDay } from './diary.ts';
import styles from './practice.module.css';
import { PracticeBooking } from './practice-booking.tsx';

/** Today's patients. */
export function TodayBookings({ today }: { today: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const diary = useCalendar(today, today);
  return (
    <Stack as="section" fill>
      <Stack gap="tight">
        <h2>
          <Trans>Today</Trans>
        </h2>
        <Quiet>{formatDate(today, locale, { style: 'full' })}</Quiet>
      </Stack>
      <QueryState
        query={diary}
        label={t`Loading the appointments`}
        failed={t`The appointments did not arrive`}
        isEmpty={({ bookings }) => byDay(bookings).size === 0}
        empty={
          <Quiet>
            <Trans>Nobody comes today.</Trans>
          </Quiet>
        }
      >
        {({ bookings }) => (
          <ul className={styles.list}>
            {byDay(bookings)
              .get(today)
              ?.map((booking) => (
                <PracticeBooking key={booking.id} booking={booking} />
              ))}
          </ul>
        )}
      </QueryState>
    </Stack>
  );
}
