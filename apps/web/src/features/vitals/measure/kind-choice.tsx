import type { Elder } from '@hafi/contract/circle/circle.contract';
import { vitalKindNames, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { Stack } from '@hafi/ui/layout/layout';
import { Pick, PickTile } from '@hafi/ui/pick/pick';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { kindWords } from '../../../kit/vitals/vital-words.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { PendingMark } from '../../../lib/query/pending-mark.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { StageHeading } from './stage-heading.tsx';

/** Chooses a vital: large tiles with icon, name and the latest reading. */
export function KindChoice(props: { elder: Elder; latest: ReturnType<typeof useLatestVitals> }) {
  const { elder, latest } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const lastOf = (kind: string) => {
    const reading = dataOf(latest)?.vitals.find((vital) => vital.kind === kind)?.reading;
    if (!reading) return undefined;
    const value = `${showValues(reading.kind, reading.values, locale)} ${vitalKinds[reading.kind].unit}`;
    return t`Last: ${value}`;
  };
  return (
    <Stack fill gap="loose">
      <StageHeading elder={elder}>{t`What do you want to measure?`}</StageHeading>
      <PendingMark query={latest} />
      <Pick>
        {vitalKindNames.map((kind) => (
          <PickTile
            key={kind}
            as={Link}
            to={paths.measure(elder.id, kind)}
            icon={kindWords[kind].icon}
            detail={lastOf(kind)}
          >
            {t(kindWords[kind].name)}
          </PickTile>
        ))}
      </Pick>
    </Stack>
  );
}
