import type { PlanOffer } from '@hafi/contract/plans/subscription.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { planTexts } from '../../../kit/plans/plan-texts.ts';
import { paths, thenTo } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { useChangePlan } from '../plans.queries.ts';
import { changesOf } from './plan-parts.ts';
import type { PlanProps } from './plan-props.ts';

/** Changes to another plan or cycle; what each means is said before. */
export function PlanChange({ answer, plan }: PlanProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const go = useNavigate();
  const [search] = useSearchParams();
  const [requested, setRequested] = useState<PlanOffer | null>(null);
  const change = useChangePlan(answer.elder.id);
  const offers = changesOf({ answer, plan });
  const day = formatDate(plan.endsOn, locale, { style: 'full', within: true });
  const nameOf = ({ cycle, plan: id }: PlanOffer) =>
    `${t(planTexts[id].name)}, ${cycle === 'monthly' ? t`Each month` : t`Each year`}`;
  const means = ({ amount, when }: PlanOffer) => {
    const sum = formatRwf(amount, locale);
    if (amount > 0) return t`At once, for ${sum} for the rest of the period`;
    return when === 'now' ? t`At once, nothing to pay now` : t`From ${day} on`;
  };
  const choose = async (offer: PlanOffer) => {
    const { amount, cycle, plan: id } = offer;
    const after = await change.mutateAsync({ plan: id, cycle, amount });
    const part = after.subscription?.invoices
      .filter(({ kind }) => kind === 'upgrade')
      .flatMap(({ parts }) => parts)
      .find(({ can }) => can.pay);
    if (amount > 0 && part) {
      void go(thenTo(paths.planPart(answer.elder.id, part.id), search.get('next')));
    }
  };
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Change the plan</Trans>
      </h2>
      <Card lines>
        {offers.map((offer) => (
          <Pair key={`${offer.plan} ${offer.cycle}`}>
            <div>
              <b>{nameOf(offer)}</b>
              <Quiet>{formatRwf(offer.price, locale)}</Quiet>
              <Quiet>{means(offer)}</Quiet>
            </div>
            <Button variant="second" onClick={() => setRequested(offer)}>
              <Trans>Choose</Trans>
              <SrOnly> ({nameOf(offer)})</SrOnly>
            </Button>
          </Pair>
        ))}
      </Card>
      <ConfirmDialog
        open={requested !== null}
        onClose={() => setRequested(null)}
        title={requested ? nameOf(requested) : ''}
        message={requested ? means(requested) : ''}
        safe={t`Leave it as it is`}
        yes={t`Change the plan`}
        act={async () => {
          if (requested) await choose(requested);
        }}
        done={t`The change is noted.`}
      />
    </Stack>
  );
}
