import type { BillingCycle, CarePlanId } from '@hafi/contract/plans/plans';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { startPlan } from '@hafi/contract/plans/subscriptions.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { CheckField } from '@hafi/ui/field/choice-field';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { NoWayToPay } from '../../kit/payments/no-way-to-pay.tsx';
import { useCanPayHere } from '../../kit/payments/payment-methods.ts';
import { StepAlert } from '../../kit/step-alert.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { dashboardOf, paths, safeNext, thenTo } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAccount } from '../../lib/session.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { useElderPlan, useStartPlan } from './plans.queries.ts';

interface Wish {
  readonly plan: CarePlanId;
  readonly cycle: BillingCycle;
  readonly acceptTerms: boolean;
}

const partToPay = ({ subscription }: ElderPlan) =>
  (subscription?.invoices ?? []).flatMap(({ parts }) => parts).find(({ can }) => can.pay);

function StartForm({
  answer,
  plan,
  cycle,
  onStarted,
}: {
  answer: ElderPlan;
  plan: CarePlanId;
  cycle: BillingCycle;
  onStarted: (answer: ElderPlan) => void;
}) {
  const { elder, trial } = answer;
  const start = useStartPlan(elder.id);
  const state = useHafiForm<Wish>({
    schema: startPlan.body,
    defaults: { plan, cycle, acceptTerms: false },
    submit: async (values) => {
      onStarted(await start.mutateAsync({ ...values, plan, cycle }));
      // What follows of it stands in the form's place.
      return null;
    },
  });
  const { name } = elder;
  return (
    <FormFrame
      state={state}
      gap="loose"
      wide
      save={trial ? <Trans>Start 30 free days</Trans> : <Trans>Go on to payment</Trans>}
    >
      <p>
        {trial ? (
          <Trans>
            The plan of {name} begins today, and nothing is to be paid for 30 days. We tell you 7
            days and 1 day before they end. If you do not pay then, it ends by itself.
          </Trans>
        ) : (
          <Trans>
            The free days of {name} were had before. The plan begins on the day of its first
            payment.
          </Trans>
        )}
      </p>
      <CheckField
        label={
          <Trans>
            I have read and accept the <Link to={paths.terms}>terms</Link> and the{' '}
            <Link to={paths.privacy}>privacy policy</Link>.
          </Trans>
        }
        {...state.field('acceptTerms')}
      />
    </FormFrame>
  );
}

function Started({ answer }: { answer: ElderPlan }) {
  const locale = useLocale();
  const { roles } = useAccount();
  const [search] = useSearchParams();
  const next = search.get('next');
  const { name } = answer.elder;
  const day = formatDate(answer.subscription?.endsOn ?? '', locale, {
    style: 'full',
    within: true,
  });
  return (
    <StepAlert
      tone="success"
      live="polite"
      title={<Trans>Subscription successful!</Trans>}
      action={
        <Row>
          {next ? (
            <ButtonLink as={Link} to={safeNext(next)}>
              <Trans>Go on where you were</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink as={Link} to={dashboardOf(roles)}>
              <Trans>Go to your dashboard</Trans>
            </ButtonLink>
          )}
          <ButtonLink as={Link} to={paths.plan(answer.elder.id)} variant="second">
            <Trans>Open the care plan</Trans>
          </ButtonLink>
        </Row>
      }
    >
      <Trans>
        The plan of {name} is free until {day}.
      </Trans>
    </StepAlert>
  );
}

/** Starts a plan for an elder, or says why that is not possible. */
export function StartPlan(props: { elderId: string; plan: CarePlanId; cycle: BillingCycle }) {
  const { cycle, elderId, plan } = props;
  const { t } = useLingui();
  const go = useNavigate();
  const [search] = useSearchParams();
  const next = search.get('next');
  const query = useElderPlan(elderId);
  const canPay = useCanPayHere();
  const [started, setStarted] = useState<ElderPlan | null>(null);
  if (started) return <Started answer={started} />;
  const onStarted = (answer: ElderPlan) => {
    const part = partToPay(answer);
    if (part) void go(thenTo(paths.planPart(elderId, part.id), next));
    else setStarted(answer);
  };
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`The care plan did not arrive`}>
      {(answer) => {
        const { name } = answer.elder;
        if (answer.can.start && !canPay) {
          return (
            <NoWayToPay
              action={
                <ButtonLink as={Link} to={paths.pricing} variant="second">
                  <Trans>Pricing</Trans>
                </ButtonLink>
              }
            />
          );
        }
        if (answer.can.start) {
          return <StartForm answer={answer} plan={plan} cycle={cycle} onStarted={onStarted} />;
        }
        if (answer.subscription && answer.subscription.status !== 'ended') {
          return (
            <Alert
              tone="info"
              title={<Trans>There is a care plan already</Trans>}
              action={
                <ButtonLink as={Link} to={thenTo(paths.plan(elderId), next)}>
                  <Trans>Open the care plan</Trans>
                </ButtonLink>
              }
            >
              <Trans>You can see it, and what it holds, on its page.</Trans>
            </Alert>
          );
        }
        return (
          <Alert tone="info" title={<Trans>You cannot start this plan</Trans>}>
            <Trans>Only {name} and those who keep the appointments can start one.</Trans>
          </Alert>
        );
      }}
    </QueryState>
  );
}
