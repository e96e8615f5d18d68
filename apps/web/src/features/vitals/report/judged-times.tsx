import type { VitalSeries } from '@hafi/contract/vitals/vitals.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Quiet } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { judgedByWords } from '../../../kit/vitals/judged-by.tsx';
import { useLocale } from '../../../lib/words/locale.ts';

/** In which times of a chart readings were judged by the elder's own limits. */
export function JudgedTimes({ judged }: { judged: VitalSeries['judged'] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const dateOf = (at: string) => formatDate(new Date(at), locale);
  const sentences = judged.map(({ by, from, until }) => {
    const limits = t(judgedByWords[by]);
    const begin = dateOf(from);
    const end = until && dateOf(until);
    return end ? t`${limits}: ${begin} to ${end}` : t`${limits}: since ${begin}`;
  });
  return [...new Set(sentences)].map((sentence) => <Quiet key={sentence}>{sentence}</Quiet>);
}
