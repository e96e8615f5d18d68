import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { News2Level } from '@hafi/contract/vitals/news2';
import { formatDateTime } from '@hafi/i18n/dates';
import { Quiet } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLatestVitals } from '../../kit/vitals/latest-vitals.queries.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { useLocale } from '../../lib/words/locale.ts';

const levels: Record<News2Level, MessageDescriptor> = {
  low: msg`low`,
  'low-medium': msg`low to medium`,
  medium: msg`medium`,
  high: msg`high`,
};

/** The NEWS2 early warning score, only when all inputs were taken within one hour. */
export function News2Note({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const locale = useLocale();
  const latest = statusOf(useLatestVitals(elder.id));
  // While the readings load, or when they did not arrive, the cards above say so.
  if (latest.status !== 'answered' || !latest.data.news2) return null;
  const { news2 } = latest.data;
  const { score, at } = news2;
  const level = t(levels[news2.level]);
  const when = formatDateTime(new Date(at), locale);
  return (
    <div>
      <p>
        <Trans>
          NEWS2: {score}, clinical risk {level} ({when})
        </Trans>
      </p>
      <Quiet>
        <Trans>
          National Early Warning Score 2, Royal College of Physicians, London 2017. For health
          workers.
        </Trans>
        {news2.judgedBy ? (
          <>
            {' '}
            <Trans>Oxygen counts by scale 2.</Trans>
          </>
        ) : null}
      </Quiet>
    </div>
  );
}
