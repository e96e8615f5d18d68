import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';
import { planTexts } from '../plan-texts.ts';
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

/** Plan, state, who pays, and what comes next. */
export function PlanState({ answer, plan }: PlanProps) {
  const { t } = useLingui();
  const payers = plan.shares.filter(({ state }) => state === 'agreed');
  const names = [plan.manager.name, ...payers.map(({ payer }) => payer.name)];
  return (
    <Stack as="section" fill>
      <h2>{answer.elder.name}</h2>
      <Facts
        facts={[
          { term: t`Care plan`, value: t(planTexts[plan.plan].name) },
          { term: t`State`, value: <Status plan={plan} /> },
          {
            term: t`Billing`,
            value: plan.cycle === 'monthly' ? t`Each month` : t`Each year`,
          },
          { term: t`Who pays`, value: names.join(', ') },
          { term: t`Next payment`, value: <Next plan={plan} /> },
        ]}
      />
    </Stack>
  );
}
