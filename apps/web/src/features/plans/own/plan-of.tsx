import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { PlanChange } from './plan-change.tsx';
import { PlanEnd } from './plan-end.tsx';
import { PlanInvoices } from './plan-invoices.tsx';
import { PlanShares } from './plan-shares.tsx';
import { PlanState } from './plan-state.tsx';
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

/** How a plan stands, what is to be paid, and what can be done with it. */
export function PlanOf({ answer }: { answer: ElderPlan }) {
  const { subscription } = answer;
  if (!subscription) return <NoPlan answer={answer} />;
  const isOver = subscription.status === 'ended';
  return (
    <Stack fill gap="section">
      {isOver ? <NoPlan answer={answer} /> : <PlanState answer={answer} plan={subscription} />}
      <ToPay answer={answer} plan={subscription} />
      {isOver ? null : (
        <>
          <PlanShares answer={answer} plan={subscription} />
          <PlanChange answer={answer} plan={subscription} />
          <PlanEnd answer={answer} plan={subscription} />
        </>
      )}
      <PlanInvoices plan={subscription} />
    </Stack>
  );
}
