import { dayInKigali } from '@hafi/base/kigali-time';
import { formatDate } from '@hafi/i18n/dates';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { nothingBooked } from '@hafi/ui/drawing/special-shapes';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useDays, useTimes } from '../../kit/doctors/free-times.queries.ts';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './doctors.module.css';

type Type = Parameters<typeof useTimes>[2];

function DayTimes({ id, date, type }: { id: string; date: string; type: Type }) {
  const { t } = useLingui();
  const times = useTimes(id, date, type);
  return (
    <QueryState query={times} label={t`Loading...`} failed={t`The times did not arrive`} rows={1}>
      {(slots) => (
        <ul className={styles.times}>
          {slots
            .filter(({ available }) => available)
            .map(({ time }) => (
              <li key={time}>
                <ButtonLink
                  as={Link}
                  variant="second"
                  to={`${paths.bookingWith(id)}&step=3&date=${date}&time=${time}`}
                >
                  {time}
                </ButtonLink>
              </li>
            ))}
        </ul>
      )}
    </QueryState>
  );
}

/** Number of upcoming days shown with their times. */
const shownDays = 3;

/** The next days with free times of a doctor; each time links to the booking wizard. */
export function ComingDays({ id, type }: { id: string; type: Type }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [days] = useDays(id, type, dayInKigali(clockNow()));
  if (!days) return null;
  return (
    <QueryState
      query={days}
      label={t`Loading...`}
      failed={t`The free days did not arrive`}
      isEmpty={(all) => all.every(({ free }) => free === 0)}
      empty={
        <Empty drawing={nothingBooked} title={t`No free day in the next 14 days`} titleAs="h3">
          {t`Later days are shown when you book.`}
        </Empty>
      }
    >
      {(all) => (
        <ul className={styles.days}>
          {all
            .filter(({ free }) => free > 0)
            .slice(0, shownDays)
            .map(({ date, free }) => (
              <Card as="li" key={date}>
                <Stack fill>
                  <h3>{formatDate(date, locale, { style: 'weekday' })}</h3>
                  <Quiet>
                    <Plural value={free} one="# free time" other="# free times" />
                    {' · '}
                    <Trans>Kigali time</Trans>
                  </Quiet>
                  <DayTimes id={id} date={date} type={type} />
                </Stack>
              </Card>
            ))}
        </ul>
      )}
    </QueryState>
  );
}
