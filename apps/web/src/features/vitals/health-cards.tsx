import type { Elder } from '@hafi/contract/circle/circle.contract';
import { dashboardVitals, vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import type { LatestVital } from '@hafi/contract/vitals/vitals.contract';
import { Tray } from '@hafi/ui/card/card';
import { useLingui } from '@lingui/react/macro';
import type { Shown } from '../../kit/optimistic.ts';
import { useLatestVitals } from '../../kit/vitals/latest-vitals.queries.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import styles from './health-cards.module.css';
import { useWaitingReadings } from './use-waiting-readings.ts';
import { VitalCard } from './vital-card.tsx';
import { latestWithWaiting } from './waiting-vitals.ts';

/** The four vitals of the dashboard, then others that have a reading. */
function shown(vitals: readonly Shown<LatestVital>[], all: boolean): Shown<LatestVital>[] {
  const four: readonly string[] = dashboardVitals;
  const more = vitalKindNames.filter((kind) => !four.includes(kind));
  return [...dashboardVitals, ...(all ? more : [])].flatMap((kind) =>
    vitals.filter((vital) => vital.kind === kind && (vital.reading || four.includes(kind))),
  );
}

/**
 * An elder's vitals as cards: the four of the dashboard, or `all` that were ever measured; `short`
 * ones have three lines each.
 */
export function HealthCards(props: { elder: Elder; all?: boolean; short?: boolean }) {
  const { all = false, elder, short } = props;
  const { t } = useLingui();
  const latest = useLatestVitals(elder.id);
  const { missingFrom, own } = useWaitingReadings(elder);
  return (
    <QueryState
      query={latest}
      label={t`Loading the readings`}
      failed={t`The readings did not arrive`}
    >
      {({ ownLimits: { current }, vitals }) => (
        <Tray className={short ? styles.short : undefined}>
          {shown(latestWithWaiting(vitals, missingFrom(latest.dataUpdatedAt), own), all).map(
            (vital) => (
              <VitalCard
                key={vital.kind}
                vital={vital}
                headings={3}
                setBy={current}
                short={short}
                elder={elder.name}
              />
            ),
          )}
        </Tray>
      )}
    </QueryState>
  );
}
