import type { PlanRead } from '@hafi/contract/plans/plan-oversight.contract';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { planStatusTexts, planTexts } from '../../../kit/plans/plan-texts.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { usePlansOf } from './people.queries.ts';

function PlanFacts({ plan }: { plan: PlanRead }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { cancels, cycle, elder, endsOn, manager, owed, payBefore, shares, startsOn, status } =
    plan;
  const day = (date: string) => formatDate(date, locale);
  const who = shares.map(({ payer: { name }, percent, state }) =>
    state === 'agreed' ? t`${name}: ${percent} %` : t`${name}: ${percent} %, not agreed yet`,
  );
  const each = cycle === 'monthly' ? t`Each month` : t`Each year`;
  const facts = [
    { term: t`For`, value: elder.name },
    { term: t`Care plan`, value: `${t(planTexts[plan.plan].name)}, ${each}` },
    { term: t`State`, value: t(planStatusTexts[status]) },
    { term: t`Period`, value: `${day(startsOn)} – ${day(endsOn)}` },
    { term: t`Who pays`, value: [manager.name, ...who].join(', ') },
  ];
  if (status === 'ended') return <Facts facts={facts} narrow />;
  const open = [
    { term: t`Not paid yet`, value: formatRwf(owed, locale) },
    ...(payBefore ? [{ term: t`Ends unless paid before`, value: day(payBefore) }] : []),
    ...(cancels ? [{ term: t`Cancelled`, value: t`It ends with its period` }] : []),
  ];
  return <Facts facts={[...facts, ...open]} narrow />;
}

/** The care plans that a person has, looks after or shares, to be read only. */
export function PlansOfPerson({ id }: { id: string }) {
  const { t } = useLingui();
  const query = usePlansOf(id);
  return (
    <Stack as="section" fill>
      <h3>
        <Trans>Care plans</Trans>
      </h3>
      <QueryState query={query} label={t`Loading...`} failed={t`The care plans did not arrive`}>
        {(plans) =>
          plans.length === 0 ? (
            <p>
              <Trans>This person has no care plan and pays none.</Trans>
            </p>
          ) : (
            plans.map((plan) => <PlanFacts key={plan.id} plan={plan} />)
          )
        }
      </QueryState>
    </Stack>
  );
}
