import { dayInKigali } from '@hafi/base/kigali-time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { ReportSpan } from '@hafi/contract/vitals/vitals.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react';
import { useState } from 'react';
import { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { PendingMark } from '../../../lib/query/pending-mark.tsx';
import { QueryFailure, QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useWaitingReadings } from '../use-waiting-readings.ts';
import { useVitalsReport } from '../vitals.queries.ts';
import { reportWithWaiting } from '../waiting-vitals.ts';
import { ReportChart } from './report-chart.tsx';
import { chartsOf, dayBefore, dayInNextSpan } from './report-charts.ts';
import styles from './report-tab.module.css';

/** An elder's vitals as charts: a week, 30 days or 12 months, each with a summary and a table. */
export function ReportTab({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [span, setSpan] = useState<ReportSpan>('week');
  const [day, setDay] = useState<string>();
  const report = useVitalsReport(elder.id, span, day);
  const latest = useLatestVitals(elder.id);
  const { missingFrom, own } = useWaitingReadings(elder);
  const spans = [
    { value: 'week', label: t`Week` },
    { value: 'month', label: t`30 days` },
    { value: 'year', label: t`12 months` },
  ] as const;
  return (
    <section className={styles.report}>
      <Row apart className={styles.tools}>
        <Segmented
          legend={t`Time shown`}
          legendHidden
          options={spans}
          value={span}
          onChange={(chosen) => {
            setSpan(chosen);
            setDay(undefined);
          }}
        />
        <Button variant="second" icon={Printer} onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </Row>
      <PendingMark query={latest} />
      <QueryFailure
        query={latest}
        failed={t`The comparison with the last readings did not arrive`}
      />
      <QueryState
        query={report}
        label={t`Loading the report`}
        failed={t`The report did not arrive`}
      >
        {(known) => {
          const entries = missingFrom(report.dataUpdatedAt);
          const { report: data, waiting } = reportWithWaiting(known, entries, own);
          const charts = chartsOf(data);
          const from = formatDate(data.from, locale);
          const to = formatDate(data.to, locale);
          return (
            <Stack fill gap="loose">
              <Stack fill>
                <h2>
                  {elder.by === 'self' ? (
                    <Trans>Health Report</Trans>
                  ) : (
                    <Trans>Health Report of {elder.name}</Trans>
                  )}
                </h2>
                <p>
                  <Trans>
                    {from} to {to}
                  </Trans>
                </p>
                <Row className={styles.tools}>
                  <Button
                    variant="second"
                    icon={ArrowLeft}
                    onClick={() => setDay(dayBefore(data.from))}
                  >
                    <Trans>Earlier</Trans>
                  </Button>
                  {day ? (
                    <Button
                      variant="second"
                      iconAfter={ArrowRight}
                      onClick={() => setDay(dayInNextSpan(data, span, dayInKigali(clockNow())))}
                    >
                      <Trans>Later</Trans>
                    </Button>
                  ) : null}
                </Row>
              </Stack>
              {charts.length === 0 ? (
                <Empty
                  title={t`No readings in this time.`}
                >{t`Readings become a chart here.`}</Empty>
              ) : (
                <div className={styles.charts}>
                  {charts.map((chart) => (
                    <ReportChart
                      key={chart.key}
                      chart={chart}
                      elder={elder}
                      report={data}
                      current={day === undefined}
                      waiting={waiting}
                    />
                  ))}
                </div>
              )}
            </Stack>
          );
        }}
      </QueryState>
    </section>
  );
}
