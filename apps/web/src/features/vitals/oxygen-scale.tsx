import type { Elder } from '@hafi/contract/circle/circle.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useLatestVitals } from '../../kit/vitals/latest-vitals.queries.ts';
import { stateOf } from '../../lib/query/known.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { OxygenScaleForm } from './oxygen-scale-form.tsx';

/**
 * How an elder's oxygen is judged, where a doctor has set it; and, for a doctor who may, the way to
 * change it.
 */
export function OxygenScale({ elder }: { elder: Elder }) {
  const locale = useLocale();
  const latest = stateOf(useLatestVitals(elder.id));
  const [asks, setAsks] = useState(false);
  // While the readings load, or when they did not arrive, the cards above say so.
  if (latest.is !== 'answered') return null;
  const { current, mayChange } = latest.data.oxygenScale;
  if (!current && !mayChange) return null;
  const { by, reason } = current ?? {};
  const date = current && formatDate(new Date(current.at), locale);
  return (
    <Stack fill gap="tight">
      {current ? (
        <>
          <p>
            <Trans>
              The oxygen is judged by scale 2: 88 to 92 % is the target. Set by {by} on {date}.
            </Trans>
          </p>
          <Quiet>{reason}</Quiet>
        </>
      ) : null}
      {mayChange ? (
        <div>
          <Button variant="second" icon={Gauge} onClick={() => setAsks(true)}>
            {current ? (
              <Trans>Judge the oxygen as usual again</Trans>
            ) : (
              <Trans>Judge the oxygen by scale 2 (88 to 92 %)</Trans>
            )}
          </Button>
        </div>
      ) : null}
      <OxygenScaleForm
        elder={elder}
        isSet={current !== null}
        open={asks}
        onClose={() => setAsks(false)}
      />
    </Stack>
  );
}
