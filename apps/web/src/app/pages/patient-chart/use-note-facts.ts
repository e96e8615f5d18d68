import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Chart } from '@hafi/contract/record/chart.contract';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { formatDateTime } from '@hafi/i18n/dates';
import { useLingui } from '@lingui/react/macro';
import type { NoteFact } from '../../../features/notes/fact-chips.tsx';
import { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { kindWords } from '../../../kit/vitals/vital-words.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { readingOrder } from './reading-order.ts';

/** How old a reading may be to be offered for a note, in days: an older one says little of today. */
const recentDays = 7;
const dayInMs = 86_400_000;

/** The readings of the last days and the doses of late, as what a note can take in. */
export function useNoteFacts(elder: Elder, chart: Chart | undefined): NoteFact[] {
  const { t } = useLingui();
  const locale = useLocale();
  const latest = statusOf(useLatestVitals(elder.id));
  const since = clockNow().getTime() - recentDays * dayInMs;
  const readings =
    latest.status === 'answered'
      ? readingOrder.flatMap((kind): NoteFact[] => {
          const reading = latest.data.vitals.find((vital) => vital.kind === kind)?.reading;
          if (!reading || new Date(reading.takenAt).getTime() < since) return [];
          const name = t(kindWords[kind].name);
          const figure = `${showValues(kind, reading.values, locale)} ${vitalKinds[kind].unit}`;
          const at = formatDateTime(new Date(reading.takenAt), locale);
          const out = reading.status.level !== 'normal';
          return [{ id: kind, label: `${name} ${figure}`, text: `${name} ${figure} (${at})`, out }];
        })
      : [];
  const doses = chart?.doses;
  if (!doses || doses.all.due === 0) return readings;
  const { all, days } = doses;
  const label = t`Doses ${all.taken} of ${all.due}`;
  const text = t`Doses of ${days} days: ${all.taken} of ${all.due} taken`;
  return [...readings, { id: 'doses', label, text, out: all.taken < all.due }];
}
