import { isSold } from '@hafi/contract/plans/entitlements';
import { type BillingCycle, type CarePlanId, carePlans } from '@hafi/contract/plans/plans';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { SelectField } from '@hafi/ui/field/text-field';
import { Row, Split, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate, useSearchParams } from 'react-router';
import { ElderScope } from '../../kit/circle/elder-scope.tsx';
import { Page } from '../../lib/page/page.tsx';
import { PageBack } from '../../lib/page/page-back.tsx';
import { loginThen, paths, signupThen } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { CycleSwitch } from './cycle-switch.tsx';
import { NobodyToPlanFor } from './nobody-to-plan-for.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { StartPlan } from './start-plan.tsx';

interface Chosen {
  readonly plan: CarePlanId;
  readonly cycle: BillingCycle;
}

/** For a visitor: a plan belongs to an account. */
function SignInFirst({ plan, cycle }: Chosen) {
  const next = `${paths.subscription}?plan=${plan}&cycle=${cycle}`;
  return (
    <>
      <p>
        <Trans>
          A care plan belongs to an elder's account. Sign in, or create an account, and come back
          here by yourself.
        </Trans>
      </p>
      <Row>
        <ButtonLink as={Link} to={loginThen(next)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={signupThen(next)} variant="second">
          <Trans>Create an account</Trans>
        </ButtonLink>
      </Row>
    </>
  );
}

function StartForElder({ plan, cycle }: Chosen) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const choose = (elder: string) =>
    setSearch(
      (known) => {
        known.set('elder', elder);
        return known;
      },
      { replace: true },
    );
  return (
    <ElderScope
      wanted={search.get('elder')}
      serves={({ by }) => by !== 'visit'}
      nobody={<NobodyToPlanFor />}
    >
      {(elder, elders) => (
        <>
          {elders.length > 1 ? (
            <SelectField
              label={t`For whom is the plan?`}
              value={elder.id}
              options={elders.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => choose(target.value)}
            />
          ) : null}
          <StartPlan elderId={elder.id} plan={plan} cycle={cycle} />
        </>
      )}
    </ElderScope>
  );
}

/** The checkout of a care plan: what is chosen, for whom, and the start. */
export function SubscriptionPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { status } = useSession();
  const plan = carePlans.find(({ id }) => id === search.get('plan'));
  if (!plan || !isSold(plan.id) || !isOffered('care-plans')) {
    return <Navigate to={paths.pricing} replace />;
  }
  const cycle = search.get('cycle') === 'yearly' ? 'yearly' : 'monthly';
  const switchTo = (next: BillingCycle) =>
    setSearch(
      (known) => {
        known.set('cycle', next);
        return known;
      },
      { replace: true },
    );
  return (
    <Page title={t`Start your plan`} lead={<Trans>Free for 30 days. Cancel anytime.</Trans>}>
      <PageBack to={paths.pricing} name={t`Pricing`} />
      <Split ratio="aside">
        <Stack fill gap="loose">
          <CycleSwitch cycle={cycle} onChange={switchTo} />
          {status === 'signed-in' ? (
            <StartForElder plan={plan.id} cycle={cycle} />
          ) : (
            <SignInFirst plan={plan.id} cycle={cycle} />
          )}
        </Stack>
        <PlanSummary plan={plan} cycle={cycle} />
      </Split>
    </Page>
  );
}
