import { weekdayOf } from '@hafi/base/kigali-time';
import type { CareWeek } from '@hafi/contract/caregivers/caregivers.contract';
import { shortDayNames } from '@hafi/i18n/date-names';
import { formatDate } from '@hafi/i18n/dates';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { classes } from '../classes.ts';
import styles from './route.module.css';

/** The route of a day; today's has no parameter. */
export const routeOf = (day: string, today: string): string =>
  day === today ? paths.caregiverDashboard : `${paths.caregiverDashboard}?day=${day}`;

/** Today and the six days after it, each with its number of visits. */
export function DayStrip({ days, shown }: { days: CareWeek['days']; shown: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const today = days[0]?.day ?? shown;
  return (
    <nav className={styles.strip} aria-label={t`Days`}>
      {days.map(({ day, visits }) => {
        const count = visits.length;
        const short = shortDayNames[locale][weekdayOf(day) - 1] ?? '';
        return (
          <Link
            key={day}
            to={routeOf(day, today)}
            replace
            aria-current={day === shown ? 'date' : undefined}
            className={classes(styles.day, count === 0 && styles.free)}
          >
            <SrOnly>
              {formatDate(day, locale, { style: 'weekday' })}{' '}
              <Plural value={count} one="# visit" other="# visits" />
            </SrOnly>
            <span aria-hidden="true">
              {short} {Number(day.slice(-2))} {count > 0 ? <b>{count}</b> : <Trans>free</Trans>}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
