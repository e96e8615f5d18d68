import type { Elder } from '@hafi/contract/circle/circle.contract';
import { type VitalKind, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { VitalsReport } from '@hafi/contract/vitals/vitals.contract';
import { formatNumber } from '@hafi/i18n/numbers';
import { Card } from '@hafi/ui/card/card';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { LineChart } from '@hafi/ui/line-chart/line-chart';
import { Table } from '@hafi/ui/table/table';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CloudUpload } from 'lucide-react';
import { showNumber } from '../../../kit/vitals/show-values.ts';
import { kindWords } from '../../../kit/vitals/vital-words.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { JudgedTimes } from './judged-times.tsx';
import { type DrawnPart, type ReportChartParts, spansOf } from './report-charts.ts';
import { bucketName, marksOf } from './report-marks.ts';
import { ReportSentence, usePartName, useRanges } from './report-sentence.tsx';
import styles from './report-tab.module.css';

/** The chart's numbers as a table, for screen readers, keyboards and people who prefer numbers. */
function ChartTable(props: { title: string; parts: readonly DrawnPart[]; report: VitalsReport }) {
  const { title, parts, report } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const nameOf = usePartName();
  const lines = report.buckets
    .map((bucket, place) => ({ ...bucket, place }))
    .filter(({ place }) => parts.some(({ points }) => points[place]));
  return (
    <details className={styles.twin}>
      <summary>
        <Icon of={ChevronDown} />
        <span>
          <Trans>Show as a table</Trans>
        </span>
      </summary>
      <Table
        caption={title}
        captionHidden
        lines={lines}
        lineKey={({ from }) => from}
        columns={[
          {
            key: 'when',
            head: report.span === 'year' ? t`Month` : t`Day`,
            cell: ({ from }) => bucketName(from, report.span, locale),
          },
          ...parts.map((part) => ({
            key: `${part.kind} ${part.part}`,
            head: `${nameOf(part)}, ${vitalKinds[part.kind].unit}`,
            figure: true,
            cell: ({ place }: { place: number }) => {
              const point = part.points[place];
              if (!point) return '–';
              const [least, mean, most] = [point.min, point.mean, point.max].map((value) =>
                showNumber(part.kind, value, locale),
              );
              return least === most ? mean : `${mean} (${least}–${most})`;
            },
          })),
        ]}
      />
    </details>
  );
}

/** Says that the chart includes readings that the server does not have yet. */
function WaitingIn(props: { chart: ReportChartParts; waiting: ReadonlyMap<VitalKind, number> }) {
  const { chart, waiting } = props;
  const count = chart.kinds.reduce((sum, kind) => sum + (waiting.get(kind) ?? 0), 0);
  if (count === 0) return null;
  return (
    <Quiet>
      <Icon of={CloudUpload} size="text" />{' '}
      <Plural
        value={count}
        one="# reading drawn here waits for the internet."
        other="# readings drawn here wait for the internet."
      />
    </Quiet>
  );
}

/** A chart, with a summary sentence before it and a table after it. */
export function ReportChart(props: {
  chart: ReportChartParts;
  elder: Elder;
  report: VitalsReport;
  current: boolean;
  /** The number of readings that wait on this device, by vital. */
  waiting: ReadonlyMap<VitalKind, number>;
  /** Without title and sentences. */
  short?: boolean | undefined;
}) {
  const { chart, elder, report, current, short } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const nameOf = usePartName();
  const ranges = useRanges();
  const marks = marksOf(report.buckets, report.span, locale);
  const title = chart.kinds.map((kind) => t(kindWords[kind].name)).join(', ');
  return (
    <Card as="section" className={styles.chart}>
      <Stack fill>
        {short ? null : (
          <>
            <h3>{title}</h3>
            <ReportSentence
              chart={chart}
              elder={elder}
              current={current}
              week={report.span === 'week'}
            />
            <JudgedTimes judged={chart.judged} />
          </>
        )}
        <WaitingIn chart={chart} waiting={props.waiting} />
        <LineChart
          label={`${title}. ${ranges(chart.parts).join(' ')}`}
          // Its columns are as narrow as on a phone.
          marks={short ? marks.map((mark) => ({ label: mark.short ?? mark.label })) : marks}
          usualLabel={t`Usual range`}
          spanLabel={
            report.span === 'year'
              ? t`Lowest and highest of the month`
              : t`Lowest and highest of the day`
          }
          format={(value) => formatNumber(value, locale)}
          lines={chart.parts.map((part, i) => ({
            name: `${nameOf(part)}, ${vitalKinds[part.kind].unit}`,
            tone: i === 0 ? 'earth' : 'leaf',
            values: part.points.map((point) => point?.mean ?? null),
            // The small drawing shows the course alone; the table has the numbers, the report both.
            ...(short ? {} : { spans: spansOf(part) }),
            ...(part.band ? { usual: [part.band.min, part.band.max] as const } : {}),
          }))}
        />
        <ChartTable title={title} parts={chart.parts} report={report} />
      </Stack>
    </Card>
  );
}
