import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { PageBack } from '../../../lib/page/page-back.tsx';
import { paths, safeNext, thenTo } from '../../../lib/paths.ts';
import { OwnAnswer } from './own-answer.tsx';
import { PlanChange } from './plan-change.tsx';
import { PlanEnd } from './plan-end.tsx';
import { PlanInvoices } from './plan-invoices.tsx';
import { hasPart, isPlanPart, type PlanPartName } from './plan-parts.ts';
import type { PlanProps } from './plan-props.ts';
import { PlanRows } from './plan-rows.tsx';
import { PlanShares } from './plan-shares.tsx';
import { PlanAbout, PlanState } from './plan-state.tsx';
import { ToPay } from './to-pay.tsx';

function NoPlan({ answer: { can, elder, trial } }: { answer: ElderPlan }) {
  const { name } = elder;
  return (
    <Stack fill>
      <p>
        {trial ? (
          <Trans>{name} has no care plan. The first 30 days are free.</Trans>
        ) : (
          <Trans>{name} has no care plan now.</Trans>
        )}
      </p>
      {can.start && isOffered('care-plans') ? (
        <ButtonLink as={Link} to={paths.pricing}>
          <Trans>See the care plans</Trans>
        </ButtonLink>
      ) : null}
    </Stack>
  );
}

const parts = { about: PlanAbout, shares: PlanShares, change: PlanChange, payments: PlanInvoices };

function Part({ name, ...props }: PlanProps & { name: PlanPartName }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const Shown = parts[name];
  return (
    <Stack fill gap="loose">
      <PageBack
        to={thenTo(paths.plan(props.answer.elder.id), search.get('next'))}
        name={t`Care plan`}
      />
      <Shown {...props} />
    </Stack>
  );
}

/**
 * How a plan stands, what is to be paid, and its end; what else can be seen and changed stands behind
 * rows, each with an address of its own.
 */
export function PlanOf({ answer }: { answer: ElderPlan }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { subscription } = answer;
  const next = search.get('next');
  const part = search.get('show');
  if (subscription && isPlanPart(part)) {
    const props = { answer, plan: subscription };
    if (hasPart(part, props)) return <Part name={part} {...props} />;
  }
  const isLive = subscription !== null && subscription.status !== 'ended';
  return (
    <Stack fill gap="loose">
      {next ? <PageBack to={safeNext(next)} name={t`Where you were`} /> : null}
      {isLive ? <PlanState answer={answer} plan={subscription} /> : <NoPlan answer={answer} />}
      {subscription ? (
        <>
          <OwnAnswer answer={answer} plan={subscription} />
          <ToPay answer={answer} plan={subscription} />
          <PlanRows answer={answer} plan={subscription} />
        </>
      ) : null}
      {isLive ? <PlanEnd answer={answer} plan={subscription} /> : null}
    </Stack>
  );
}
