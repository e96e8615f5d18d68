import { opens, planGates } from '@hafi/contract/plans/entitlements';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { featureTexts, planTexts } from '../../../kit/plans/plan-texts.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import type { PlanProps } from './plan-props.ts';

function Status({ plan }: Pick<PlanProps, 'plan'>) {
  const locale = useLocale();
  const { cancels, endsOn, payBefore, status } = plan;
  const end = formatDate(endsOn, locale, { style: 'full' });
  const last = formatDate(payBefore ?? endsOn, locale, { style: 'full' });
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
  const day = formatDate(endsOn, locale, { style: 'full' });
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

/** Plan, state, who pays, and what comes next; to the elder also that there is nothing to do. */
export function PlanState({ answer, plan }: PlanProps) {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const { elder } = answer;
  const payers = plan.shares.filter(({ state }) => state === 'agreed').map(({ payer }) => payer);
  const all = [plan.manager, ...payers];
  const names = all.map(({ name }) => name).join(', ');
  const cycle = plan.cycle === 'monthly' ? t`Each month` : t`Each year`;
  const isOwn = elder.id === me;
  return (
    <Stack as="section" fill>
      <h2>{isOwn ? <Trans>Your care plan</Trans> : elder.name}</h2>
      {isOwn && !all.some(({ id }) => id === me) ? (
        <p>
          <Trans>Who pays this plan for you: {names}. You do not have to do anything.</Trans>
        </p>
      ) : null}
      <Facts
        facts={[
          { term: t`Care plan`, value: `${t(planTexts[plan.plan].name)}, ${cycle}` },
          { term: t`State`, value: <Status plan={plan} /> },
          { term: t`Opens`, value: <Opens plan={plan} /> },
          { term: t`Who pays`, value: names },
          { term: t`Next payment`, value: <Next plan={plan} /> },
        ]}
      />
    </Stack>
  );
}
