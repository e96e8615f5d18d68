import { timeInKigali, weekdayOf } from '@hafi/base/kigali-time';
import type { CareWeek } from '@hafi/contract/caregivers/caregivers.contract';
import { shortDayNames } from '@hafi/i18n/date-names';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { DateLeaf } from '../../../kit/date-leaf.tsx';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { taskWords } from '../care-words.ts';
import styles from './route.module.css';

/** A day in one line, which leads to its route. */
function LaterDay({ day, visits }: CareWeek['days'][number]) {
  const locale = useLocale();
  const [first] = visits;
  const from = first ? timeInKigali(new Date(first.startsAt)) : '';
  return (
    <Link to={`${paths.caregiverDashboard}?day=${day}`}>
      {shortDayNames[locale][weekdayOf(day) - 1]} {Number(day.slice(-2))}{' '}
      <span>
        <Plural value={visits.length} one="# visit" other="# visits" />
        {', '}
        <Trans>first at {from}</Trans>
      </span>
    </Link>
  );
}

/** The visits of tomorrow, and the days after it in a line each. */
export function ComingDays({ days }: { days: CareWeek['days'] }) {
  const { t } = useLingui();
  const busy = days.slice(1).filter(({ visits }) => visits.length > 0);
  const [next, ...later] = busy;
  return (
    <section className={styles.panel} aria-labelledby="route-coming">
      <div className={styles.panelHead}>
        <h2 id="route-coming">
          <Trans>Tomorrow and the week</Trans>
        </h2>
      </div>
      {next ? (
        <ul className={styles.days}>
          <li>
            <DateLeaf date={next.day} />
            <ol>
              {next.visits.map(({ elder, scheduleId, startsAt, tasks, visitId }) => (
                <li key={`${scheduleId} ${visitId} ${startsAt}`}>
                  <time dateTime={startsAt}>{timeInKigali(new Date(startsAt))}</time>
                  <Link to={paths.careVisit(scheduleId ?? visitId ?? '', next.day)}>
                    {elder.name} {tasks[0] ? <span>{t(taskWords[tasks[0]])}</span> : null}
                  </Link>
                </li>
              ))}
            </ol>
          </li>
          {later.map(({ day, visits }) => (
            <li key={day}>
              <LaterDay day={day} visits={visits} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.line}>
          <Trans>No visit is planned in the six days after today.</Trans>
        </p>
      )}
    </section>
  );
}
