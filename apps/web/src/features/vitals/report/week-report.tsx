import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useWaitingReadings } from '../use-waiting-readings.ts';
import { useVitalsReport } from '../vitals.queries.ts';
import { reportWithWaiting } from '../waiting-vitals.ts';
import { ReportChart } from './report-chart.tsx';
import { chartsOf } from './report-charts.ts';

/**
 * This week's heart rate and systolic pressure, once there is a reading; `short` without the
 * sentences about it.
 */
export function WeekReport({ elder, short }: { elder: Elder; short?: boolean }) {
  const { t } = useLingui();
  const week = useVitalsReport(elder.id, 'week');
  const { missingFrom, own } = useWaitingReadings(elder);
  return (
    <QueryState
      query={week}
      label={t`Loading the report`}
      failed={t`The report did not arrive`}
      compact
    >
      {(known) => {
        const { report, waiting } = reportWithWaiting(known, missingFrom(week.dataUpdatedAt), own);
        const chart = chartsOf(report).find(({ key }) => key === 'together');
        if (!chart) return null;
        return (
          <Stack as="section" fill>
            <h2>
              <Trans>Health Report</Trans>
            </h2>
            <ReportChart
              chart={chart}
              elder={elder}
              report={report}
              current
              waiting={waiting}
              short={short}
            />
          </Stack>
        );
      }}
    </QueryState>
  );
}
