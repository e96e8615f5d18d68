import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryState } from '../../lib/query/query-state.tsx';
import { DoseLine } from './dose-line.tsx';
import styles from './medications.module.css';
import { RefusedDoses } from './refused-doses.tsx';
import { useShownDoses } from './use-shown-doses.ts';
import { doseKey } from './waiting-doses.ts';

/** All doses of today, each recorded with one tap. */
export function TodaysDoses({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const { doses, query } = useShownDoses(elder);
  return (
    <Stack as="section" fill aria-labelledby="todays-doses">
      <h2 id="todays-doses" data-clip="medications-today">
        <Trans>Today</Trans>
      </h2>
      <RefusedDoses />
      <QueryState
        query={query}
        label={t`Loading today's doses`}
        failed={t`Today's doses did not arrive`}
      >
        {() =>
          doses.length === 0 ? (
            <Quiet>
              <Trans>Nothing is planned for today.</Trans>
            </Quiet>
          ) : (
            <Card as="ul" flush className={styles.doses}>
              {doses.map((dose) => (
                <DoseLine key={doseKey(dose)} dose={dose} elder={elder} />
              ))}
            </Card>
          )
        }
      </QueryState>
    </Stack>
  );
}
