import { dayInKigali, isValidDay } from '@hafi/base/kigali-time';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useSearch } from '../../../lib/search.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { useCareWeek } from '../caregivers.queries.ts';
import { isCared } from '../is-cared.ts';
import type { FinishedVisit } from '../sheet/finished-visit.ts';
import { ComingDays } from './coming-days.tsx';
import { DayRoute } from './day-route.tsx';
import { DayStrip } from './day-strip.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { RefusedVisits } from './refused-visits.tsx';
import styles from './route.module.css';
import { UnfinishedVisits } from './unfinished-visits.tsx';
import { UrgentWritten, useJustUrgent } from './urgent-written.tsx';
import { useShownStops } from './use-shown-stops.ts';

/** Says where the person is, and to them, that the visit is written down. */
function JustFinished({ elders }: { elders: readonly Elder[] }) {
  const location = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const isUrgent = useJustUrgent(elders).length > 0;
  const { waiting } = useOutbox('visit');
  const finished = (location.state as Partial<FinishedVisit> | null)?.finished;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit takes the focus once
  useEffect(() => {
    // What threatens a life takes it instead.
    if (isUrgent) return;
    // After the page's heading, which takes the focus of a new page.
    const frame = requestAnimationFrame(() => box.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [location.key, isUrgent]);
  if (!finished) return null;
  const { name, waits } = finished;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      tone="success"
      live="polite"
      title={<Trans>The visit with {name} is written down.</Trans>}
    >
      {waits && waiting.length > 0 ? (
        <Trans>It is kept on this phone and sends itself.</Trans>
      ) : null}
    </Alert>
  );
}

/** A caregiver's route: the visits of a day, the hours, and the days to come. */
export function CareRoute(props: {
  elders: readonly Elder[];
  flag: (health: NonNullable<CareStop['health']>) => ReactNode;
  /** What stands above the day: elders who need help now. */
  first?: ReactNode;
  /** Further links below the day. */
  more?: ReactNode;
}) {
  const { first, flag, more } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const [search] = useSearch();
  const week = useCareWeek();
  const known = statusOf(week);
  const today = dayInKigali(clockNow());
  const requested = search.get('day') ?? '';
  const day = isValidDay(requested) ? requested : today;
  const elders = props.elders.filter(isCared);
  const { stops } = useShownStops(elders);
  return (
    <div className={styles.page}>
      <UrgentWritten elders={elders} stops={stops} />
      <div className={styles.head}>
        <h1>{formatDate(day, locale, { style: 'weekday' })}</h1>
        {/* That it did not arrive is said once, below the day. */}
        {known.status === 'answered' ? <DayStrip days={known.data.days} shown={day} /> : null}
      </div>
      <Status>
        <JustFinished elders={elders} />
        <RefusedVisits />
      </Status>
      {first}
      <div className={styles.columns}>
        <DayRoute
          key={day}
          title={t`The route of the day`}
          elders={elders}
          day={day}
          today={today}
          flag={flag}
          more={more}
          empty={t`Visits that you or the family plan stand here on their day.`}
        />
        <div className={styles.column}>
          <QueryState
            query={week}
            label={t`Loading the week`}
            failed={t`The week did not arrive`}
            compact
          >
            {({ days, hours, unfinished }) => (
              <>
                <UnfinishedVisits visits={unfinished} />
                <HoursPanel hours={hours} />
                <ComingDays days={days} />
              </>
            )}
          </QueryState>
        </div>
      </div>
    </div>
  );
}
