import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { Bearing } from '@hafi/contract/vitals/vital-status';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { judgedByWords } from '../../../kit/vitals/judged-by.tsx';
import { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { showNumber, showValues } from '../../../kit/vitals/show-values.ts';
import { kindWords, partWords, statusWord } from '../../../kit/vitals/vital-words.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import type { DrawnPart, ReportChartParts } from './report-charts.ts';
import { ownWeek, theirWeek } from './week-words.ts';

/** The name of a line: `Upper number (systolic)`, `Heart Rate`. */
export function usePartName() {
  const { t } = useLingui();
  return ({ kind, part }: Pick<DrawnPart, 'kind' | 'part'>) =>
    t(part === 'value' ? kindWords[kind].name : partWords[part]);
}

/**
 * The minimum and maximum of each line as text, for people who do not see the chart, and for
 * certainty.
 */
export function useRanges() {
  const { t } = useLingui();
  const locale = useLocale();
  const nameOf = usePartName();
  return (parts: readonly DrawnPart[]) =>
    parts.flatMap(({ kind, part, whole: total }) => {
      if (!total) return [];
      const name = nameOf({ kind, part });
      const [min, max] = [showNumber(kind, total.min, locale), showNumber(kind, total.max, locale)];
      const unit = vitalKinds[kind].unit;
      return min === max ? t`${name}: ${max} ${unit}.` : t`${name}: from ${min} to ${max} ${unit}.`;
    });
}

function Leads({ to }: { to: Bearing }) {
  if (to === 'towards') return <Trans>That is closer to the usual range.</Trans>;
  return to === 'away' ? <Trans>That is further from the usual range.</Trans> : null;
}

/** The last reading, which says more than the week's average. */
function LastReading({ reading }: { reading: Reading }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { judgedBy, kind, status, values } = reading;
  const value = `${showValues(kind, values, locale)} ${vitalKinds[kind].unit}`;
  const word = statusWord(kind, status);
  const said = [word, judgedBy && judgedByWords[judgedBy]].flatMap((each) => (each ? t(each) : []));
  const meaning = said.length > 0 ? ` (${said.join(' · ')})` : '';
  return (
    <strong>
      <Trans>
        The last reading is {value}
        {meaning}.
      </Trans>
    </strong>
  );
}

/** A summary of the chart. `current` for the current span. */
export function ReportSentence(props: {
  chart: ReportChartParts;
  elder: Elder;
  current: boolean;
  week: boolean;
}) {
  const { chart, elder, current, week } = props;
  const { t } = useLingui();
  const ranges = useRanges();
  const state = statusOf(useLatestVitals(elder.id));
  // When they did not arrive, the report says so once for all charts.
  const latest = state.status === 'answered' ? state.data.vitals : [];
  const words = elder.by === 'self' ? ownWeek : theirWeek;
  const weeks = chart.kinds.flatMap((kind) => {
    const { reading, week: facts } = latest.find((vital) => vital.kind === kind) ?? {};
    return current && week && reading && facts ? [{ kind, reading, ...facts }] : [];
  });
  return (
    <>
      {weeks.map(({ agrees, bearing, kind, reading, trend }) =>
        agrees ? (
          <p key={kind}>
            <strong>{t(words[kind][trend])}</strong>{' '}
            {trend === 'same' ? null : <Leads to={bearing} />}
          </p>
        ) : (
          <p key={kind}>
            <LastReading reading={reading} /> <Trans>On average of the days:</Trans>{' '}
            {t(words[kind][trend])}
          </p>
        ),
      )}
      <p>
        {ranges(chart.parts).join(' ')}{' '}
        {chart.abnormal > 0 ? (
          <Plural
            value={chart.abnormal}
            one="# reading was outside the normal range."
            other="# readings were outside the normal range."
          />
        ) : null}
      </p>
    </>
  );
}
