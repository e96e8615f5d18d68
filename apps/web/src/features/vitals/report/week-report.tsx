import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { useVitalsReport } from '../vitals.queries.ts';
import { ReportChart } from './report-chart.tsx';
import { chartsOf } from './report-charts.ts';

/** This week's heart rate and systolic pressure, once there is a reading of it. */
export function WeekReport({ elder }: { elder: Elder }) {
  const report = useVitalsReport(elder.id, 'week').data;
  const chart = report ? chartsOf(report).find(({ key }) => key === 'together') : undefined;
  if (!report || !chart) return null;
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Health Report</Trans>
      </h2>
      <ReportChart chart={chart} elder={elder} report={report} current />
    </Stack>
  );
}
