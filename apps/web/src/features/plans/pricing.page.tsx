import { type BillingCycle, carePlans } from '@hafi/contract/plans/plans';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Ledger } from '@hafi/ui/ledger/ledger';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { WaysToPay } from '../../kit/payments/ways-to-pay.tsx';
import { Page, PagePart } from '../../lib/page/page.tsx';
import { paths } from '../../lib/paths.ts';
import { useWaysToPay } from '../../lib/ways-to-pay.ts';
import { BadgePrices } from './badge-prices.tsx';
import { CycleSwitch } from './cycle-switch.tsx';
import { MoneyQuestions } from './money-questions.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanRow } from './plan-row.tsx';
import styles from './pricing.module.css';

function InEveryPlan() {
  const { t } = useLingui();
  return (
    <Ledger
      lines={[
        {
          figure: t`30 days`,
          label: t`free, to see whether it suits you`,
        },
        {
          figure: t`Anytime`,
          label: t`you may cancel, without giving a reason`,
        },
      ]}
    />
  );
}

/** The care plans and verification badges with their prices. */
export function PricingPage() {
  const { t } = useLingui();
  const offered = isOffered('care-plans');
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const ways = useWaysToPay();
  // Also while it is not known.
  const canPay = ways === null || ways.length > 0;
  return (
    <Page
      title={offered ? t`Choose Your Care Plan` : t`Care plans to come`}
      description={
        offered
          ? t`Care plans for elders in Rwanda, by the month or by the year. Free for 30 days, cancel anytime.`
          : t`Three care plans for elders in Rwanda and their prices. None can be bought yet: what works today is free with an account.`
      }
      lead={
        offered ? (
          <Trans>Free for 30 days. Cancel anytime.</Trans>
        ) : (
          <Trans>
            None can be bought yet. What works today is free with an account. Before a plan begins
            we ask you, and nothing is taken by itself.
          </Trans>
        )
      }
    >
      <Stack as="section" fill gap="loose" aria-labelledby="plans">
        <Row apart align="end">
          <h2 id="plans">
            <Trans>Three care plans</Trans>
          </h2>
          <CycleSwitch cycle={cycle} onChange={setCycle} />
        </Row>
        {carePlans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} cycle={cycle} canPay={canPay} />
        ))}
        <Quiet>
          <WaysToPay ways={ways} />
        </Quiet>
      </Stack>
      {offered ? (
        <PagePart title={<Trans>In every plan</Trans>}>
          <InEveryPlan />
        </PagePart>
      ) : null}
      <div className={styles.beside} data-twin>
        <PagePart title={<Trans>Side by side</Trans>}>
          <PlanComparison />
        </PagePart>
      </div>
      {isOffered('verification-badges') ? (
        <PagePart title={<Trans>Verification badges</Trans>}>
          <p>
            <Trans>
              For those who care and those who serve. A person checks your papers; the badge shows
              it for a year.
            </Trans>
          </p>
          <BadgePrices canPay={canPay} />
        </PagePart>
      ) : null}
      <PagePart title={<Trans>Questions about money</Trans>}>
        <MoneyQuestions />
      </PagePart>
      <Row>
        <ButtonLink as={Link} to={paths.signup}>
          <Trans>Start your care journey</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.contact} variant="second">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </Row>
    </Page>
  );
}
