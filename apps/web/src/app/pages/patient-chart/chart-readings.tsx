import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Chart } from '@hafi/contract/record/chart.contract';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { LatestVital } from '@hafi/contract/vitals/vitals.contract';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trend } from '@hafi/ui/trend/trend';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { JudgedBy } from '../../../kit/vitals/judged-by.tsx';
import { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { ReadingStatus } from '../../../kit/vitals/reading-status.tsx';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { kindWords } from '../../../kit/vitals/vital-words.ts';
import { When } from '../../../kit/when.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './patient-chart.module.css';
import { readingOrder } from './reading-order.ts';

type Measured = LatestVital & { readonly reading: NonNullable<LatestVital['reading']> };
const isMeasured = (vital: LatestVital | undefined): vital is Measured =>
  vital !== undefined && vital.reading !== null;

function Reading(props: {
  elderId: string;
  vital: Measured;
  trend: Chart['trends'][number] | undefined;
}) {
  const { elderId, trend, vital } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const { kind, reading } = vital;
  const [firstName] = reading.recordedBy?.name.split(' ') ?? [];
  const by = reading.recordedBy?.id === elderId ? t`the patient` : firstName;
  return (
    <li className={styles.reading}>
      <span className={styles.name}>
        {t(kindWords[kind].name)}
        {reading.status.level === 'normal' ? null : (
          <ReadingStatus kind={kind} status={reading.status} />
        )}
        <JudgedBy limits={reading.judgedBy} />
      </span>
      <span className={styles.value}>
        {showValues(kind, reading.values, locale)} <i>{vitalKinds[kind].unit}</i>
      </span>
      <span className={styles.trend}>
        {trend ? (
          <Trend
            values={trend.values}
            usual={trend.usual}
            out={reading.status.level !== 'normal'}
            className={styles.line}
          />
        ) : null}
      </span>
      <span className={styles.when}>
        <When at={reading.takenAt} />
        {by ? `, ${by}` : null}
      </span>
    </li>
  );
}

/** The last reading of each vital, with its trend over the usual range. */
export function ChartReadings({ elder, chart }: { elder: Elder; chart: Chart | undefined }) {
  const { t } = useLingui();
  const latest = useLatestVitals(elder.id);
  return (
    <Sheet
      className={styles.wide}
      title={<Trans>Last readings</Trans>}
      aside={
        <Link to="?tab=vitals" className={styles.more}>
          <Trans>All readings</Trans>
        </Link>
      }
    >
      <QueryState
        query={latest}
        label={t`Loading the readings`}
        failed={t`The readings did not arrive`}
      >
        {({ vitals }) => {
          const measured = readingOrder
            .map((kind) => vitals.find((vital) => vital.kind === kind))
            .filter(isMeasured);
          return measured.length > 0 ? (
            <ul className={styles.readings}>
              {measured.map((vital) => (
                <Reading
                  key={vital.kind}
                  elderId={elder.id}
                  vital={vital}
                  trend={chart?.trends.find(({ kind }) => kind === vital.kind)}
                />
              ))}
            </ul>
          ) : (
            <SheetBody>
              <Trans>Nothing was measured yet.</Trans>
            </SheetBody>
          );
        }}
      </QueryState>
    </Sheet>
  );
}
