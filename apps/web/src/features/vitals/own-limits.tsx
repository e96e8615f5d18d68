import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  kindOfLimits,
  type LimitableKind,
  type OwnLimits as Limits,
  limitableKinds,
  ownLimits,
} from '@hafi/contract/vitals/own-limits';
import type { getLatestVitals } from '@hafi/contract/vitals/vitals.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useLatestVitals } from '../../kit/vitals/latest-vitals.queries.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { OwnLimitsForm } from './own-limits-form.tsx';
import { endWords, limitsWords } from './own-limits-words.ts';

type Current = Answer<typeof getLatestVitals>['data']['ownLimits']['current'][number];

/** Which limits a doctor has set, when and why. */
function InForce({ current: { at, by, limits, reason } }: { current: Current }) {
  const { t } = useLingui();
  const locale = useLocale();
  const date = formatDate(new Date(at), locale);
  return (
    <>
      <p>
        {t(limitsWords[limits].inForce)}{' '}
        <Trans>
          Set by {by} on {date}.
        </Trans>
      </p>
      <Quiet>{reason}</Quiet>
    </>
  );
}

/** The own limits of one vital, and for a doctor who may, the way to change them. */
function OfKind(props: {
  elder: Elder;
  kind: LimitableKind;
  current: Current | undefined;
  mayChange: boolean;
}) {
  const { current, elder, kind, mayChange } = props;
  const { t } = useLingui();
  const [requested, ask] = useState<{ readonly limits: Limits | null } | null>(null);
  const offered = ownLimits.filter((limits) => kindOfLimits[limits] === kind);
  return (
    <>
      {current ? <InForce current={current} /> : null}
      {mayChange ? (
        <Row>
          {current ? (
            <Button variant="second" icon={Gauge} onClick={() => ask({ limits: null })}>
              {t(endWords[kind].offer)}
            </Button>
          ) : (
            offered.map((limits) => (
              <Button key={limits} variant="second" icon={Gauge} onClick={() => ask({ limits })}>
                {t(limitsWords[limits].offer)}
              </Button>
            ))
          )}
        </Row>
      ) : null}
      {requested ? (
        <OwnLimitsForm
          elder={elder}
          kind={kind}
          limits={requested.limits}
          onClose={() => ask(null)}
        />
      ) : null}
    </>
  );
}

/**
 * By which limits of their own an elder's readings are judged, where a doctor has set them; and, for
 * a doctor who may, the way to change them.
 */
export function OwnLimits({ elder }: { elder: Elder }) {
  const latest = statusOf(useLatestVitals(elder.id));
  // While the readings load, or when they did not arrive, the cards above say so.
  if (latest.status !== 'answered') return null;
  const { current, mayChange } = latest.data.ownLimits;
  if (current.length === 0 && !mayChange) return null;
  return (
    <Stack fill gap="tight">
      <OutcomePlace>
        {limitableKinds.map((kind) => (
          <OfKind
            key={kind}
            elder={elder}
            kind={kind}
            current={current.find(({ limits }) => kindOfLimits[limits] === kind)}
            mayChange={mayChange}
          />
        ))}
      </OutcomePlace>
    </Stack>
  );
}
