import { dayInKigali } from '@hafi/base/kigali-time';
import type { Measured } from '@hafi/contract/alerts/alert-page.schemas';
import { type VitalKind, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { formatDate } from '@hafi/i18n/dates';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet } from '@hafi/ui/layout/layout';
import { SpanChart } from '@hafi/ui/span-chart/span-chart';
import { Table } from '@hafi/ui/table/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { showNumber } from '../../kit/vitals/show-values.ts';
import { kindWords } from '../../kit/vitals/vital-words.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './alert-page.module.css';

type Week = NonNullable<Measured['week']>;

/** The seven days up to the alert against the elder's usual range, with the same as a table. */
export function AlertWeek(props: { kind: VitalKind; week: Week; isOwn: boolean; isOver: boolean }) {
  const { kind, week, isOwn, isOver } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const today = dayInKigali(useNow());
  const title = t(kindWords[kind].name);
  const { unit } = vitalKinds[kind];
  const numbers = (span: NonNullable<Week['usual']>) => {
    const [high, low] = [span.high, span.low].map((value) => showNumber(kind, value, locale));
    return high === low ? high : kind === 'blood-pressure' ? `${high}/${low}` : `${low}–${high}`;
  };
  const nameOf = (day: string) =>
    day === today ? t`Today` : formatDate(day, locale, { style: 'day-month' });
  const measured = week.days.filter(({ span }) => span !== null);
  return (
    <section className={styles.week} aria-labelledby="last-days">
      <h2 id="last-days">
        <Trans>The last 7 days</Trans>
      </h2>
      <SpanChart
        label={`${title}, ${unit}. ${measured
          .map(({ day, span }) => `${nameOf(day)}: ${span ? numbers(span) : ''}`)
          .join('. ')}`}
        usual={week.usual}
        {...(isOver ? {} : { hot: week.days.length - 1 })}
        days={week.days.map(({ day, span }) => ({ key: day, name: nameOf(day), span }))}
      />
      {week.usual ? (
        <Quiet>
          {isOwn ? (
            <Trans>Woven band: your usual range.</Trans>
          ) : (
            <Trans>Woven band: the usual range.</Trans>
          )}
        </Quiet>
      ) : null}
      <details className={styles.others}>
        <summary>
          <span>
            <Trans>Show as a table</Trans>
          </span>
          <Icon of={ChevronDown} />
        </summary>
        <Table
          caption={title}
          captionHidden
          lines={week.days}
          lineKey={({ day }) => day}
          columns={[
            { key: 'day', head: t`Day`, cell: ({ day }) => nameOf(day) },
            {
              key: 'span',
              head: `${title}, ${unit}`,
              figure: true,
              cell: ({ span }) => (span ? numbers(span) : '–'),
            },
          ]}
        />
      </details>
    </section>
  );
}
