import { opens, planGates } from '@hafi/contract/plans/entitlements';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { featureTexts, planTexts } from '../../../kit/plans/plan-texts.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import type { PlanProps } from './plan-props.ts';

function Status({ plan }: Pick<PlanProps, 'plan'>) {
  const locale = useLocale();
  const { cancels, endsOn, payBefore, status } = plan;
  const end = formatDate(endsOn, locale, { style: 'full', within: true });
  const last = formatDate(payBefore ?? endsOn, locale, { style: 'full', within: true });
  switch (status) {
    case 'trial':
      return cancels ? <Trans>Free, and ends on {end}</Trans> : <Trans>Free until {end}</Trans>;
    case 'awaiting':
      return <Trans>Begins with the first payment, which is waited for until {last}</Trans>;
    case 'grace':
      return <Trans>Not paid yet. It goes on until {last}</Trans>;
    case 'paused':
      return <Trans>Pauses until {end}</Trans>;
    default:
      return cancels ? <Trans>Paid, and ends on {end}</Trans> : <Trans>Paid until {end}</Trans>;
  }
}

function Next({ plan }: Pick<PlanProps, 'plan'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const { cancels, endsOn, next, pauseMonths, status } = plan;
  const name = t(planTexts[next.plan].name);
  const price = formatRwf(next.price, locale);
  const day = formatDate(endsOn, locale, { style: 'full', within: true });
  if (cancels) return <Trans>Nothing more is to be paid.</Trans>;
  if (pauseMonths !== null) {
    return (
      <Trans>
        Pauses from {day}, months: {pauseMonths}
      </Trans>
    );
  }
  if (status === 'awaiting' || status === 'grace') {
    return (
      <Trans>
        {name}, {price}
      </Trans>
    );
  }
  return (
    <Trans>
      {day}: {name}, {price}
    </Trans>
  );
}

/** What the plan opens now. */
function Opens({ plan: { plan, status } }: Pick<PlanProps, 'plan'>) {
  const { t } = useLingui();
  if (status === 'paused') return <Trans>Nothing while it pauses</Trans>;
  if (status === 'awaiting') return <Trans>Nothing before the first payment</Trans>;
  return planGates
    .filter((gate) => opens(plan, gate))
    .map((gate) => <div key={gate}>{t(featureTexts[gate])}</div>);
}

/** Everybody who pays a plan. */
const payersOf = ({ manager, shares }: PlanProps['plan']) => [
  manager,
  ...shares.filter(({ state }) => state === 'agreed').map(({ payer }) => payer),
];

/** Everything that a plan is: what it opens, who pays it, and what comes next. */
export function PlanAbout({ plan }: PlanProps) {
  const { t } = useLingui();
  const cycle = plan.cycle === 'monthly' ? t`Each month` : t`Each year`;
  const names = payersOf(plan).map(({ name }) => name);
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>What it opens, and who pays</Trans>
      </h2>
      <Facts
        facts={[
          { term: t`Care plan`, value: `${t(planTexts[plan.plan].name)}, ${cycle}` },
          { term: t`State`, value: <Status plan={plan} /> },
          { term: t`Opens`, value: <Opens plan={plan} /> },
          { term: t`Who pays`, value: names.join(', ') },
          { term: t`Next payment`, value: <Next plan={plan} /> },
        ]}
      />
      <Quiet>
        <Trans>Everything about health, emergencies and messages is free without a plan too.</Trans>
      </Quiet>
    </Stack>
  );
}

/** Plan, state and next payment; to the elder also who pays, and that there is nothing to do. */
export function PlanState({ answer, plan }: PlanProps) {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const { elder } = answer;
  const all = payersOf(plan);
  const names = all.map(({ name }) => name).join(', ');
  const isOwn = elder.id === me;
  return (
    <Stack as="section" fill gap="tight">
      <h2>{isOwn ? <Trans>Your care plan</Trans> : elder.name}</h2>
      <p>
        <b>{t(planTexts[plan.plan].name)}</b>
      </p>
      <p>
        <Status plan={plan} />
      </p>
      {isOwn && !all.some(({ id }) => id === me) ? (
        <p>
          <Trans>Who pays this plan for you: {names}. You do not have to do anything.</Trans>
        </p>
      ) : null}
      {plan.status === 'trial' || plan.status === 'active' || plan.status === 'paused' ? (
        <Quiet>
          <Trans>Next payment</Trans>: <Next plan={plan} />
        </Quiet>
      ) : null}
    </Stack>
  );
}
