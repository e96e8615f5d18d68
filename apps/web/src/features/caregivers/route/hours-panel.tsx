import { dayInKigali } from '@hafi/base/kigali-time';
import type { CareWeek } from '@hafi/contract/caregivers/caregivers.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Beads } from '@hafi/ui/beads/beads';
import { Trans } from '@lingui/react/macro';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './route.module.css';
import { useDuration } from './use-duration.ts';

/** Longest row of beads; a longer week is notified by its words alone. */
const mostBeads = 60;

const inHours = (minutes: number) => Math.round(minutes / 60);

/** The hours of the week, one bead each: worked, left today, to come. */
export function HoursPanel({ hours }: { hours: CareWeek['hours'] }) {
  const locale = useLocale();
  const duration = useDuration();
  const { month, today, toCome, worked } = hours;
  const all = duration(worked + today + toCome);
  const done = duration(worked);
  const left = duration(today);
  const rest = duration(toCome);
  const ofMonth = duration(month);
  const name = formatDate(dayInKigali(clockNow()), locale, { style: 'month' });
  const beads = { done: inHours(worked), now: inHours(today), later: inHours(toCome) };
  return (
    <section className={styles.panel} aria-labelledby="route-hours">
      <div className={styles.panelHead}>
        <h2 id="route-hours">
          <Trans>Hours</Trans>
        </h2>
      </div>
      <div className={styles.hours}>
        <p>
          <Trans>
            <b>{done}</b> of {all} this week
          </Trans>
        </p>
        {beads.done + beads.now + beads.later <= mostBeads ? <Beads {...beads} /> : null}
        <p>
          {today > 0 ? <Trans>Today {left} more.</Trans> : null}{' '}
          {toCome > 0 ? <Trans>From tomorrow {rest}.</Trans> : null}{' '}
          <Trans>
            Worked in {name}: {ofMonth}.
          </Trans>
        </p>
      </div>
    </section>
  );
}
