import { formatRwf } from '@hafi/i18n/numbers';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { planTexts } from '../../../kit/plans/plan-texts.ts';
import { paths, thenTo } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { invoiceStateTexts } from './part-texts.ts';
import { hasPart, type PlanPartName, planPartNames } from './plan-parts.ts';
import type { PlanProps } from './plan-props.ts';

/** What each part of a plan says in one line. */
function useNewest({ plan }: PlanProps): Record<PlanPartName, string> {
  const { t } = useLingui();
  const locale = useLocale();
  const { next, shares } = plan;
  const [latest] = plan.invoices;
  const agreed = shares.filter(({ state }) => state === 'agreed').map(({ payer }) => payer);
  const who = shares.map(({ payer: { name }, percent, state }) =>
    state === 'agreed' ? t`${name}: ${percent} %` : t`${name}: ${percent} %, not agreed yet`,
  );
  const cycle = next.cycle === 'monthly' ? t`Each month` : t`Each year`;
  return {
    about: [plan.manager, ...agreed].map(({ name }) => name).join(', '),
    shares: who.join(', ').replaceAll(' %', '\u00a0%') || t`Nobody shares them`,
    change: `${t(planTexts[next.plan].name)}, ${cycle}`,
    payments: latest
      ? `${formatRwf(latest.amount, locale)}, ${t(invoiceStateTexts[latest.state])}`
      : '',
  };
}

/** Leads to the parts of a plan; each row says the newest of its part. */
export function PlanRows(props: PlanProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const newest = useNewest(props);
  const names = planPartNames.filter((name) => hasPart(name, props));
  const titles = {
    about: t`What it opens, and who pays`,
    shares: t`Share the payments`,
    change: t`Change the plan`,
    payments: t`Payments of this plan`,
  };
  const { id } = props.answer.elder;
  if (names.length === 0) return null;
  return (
    <IndexList single>
      {names.map((name) => (
        <IndexLink
          key={name}
          as={Link}
          to={thenTo(paths.planShow(id, name), search.get('next'))}
          title={titles[name]}
          detail={newest[name]}
        />
      ))}
    </IndexList>
  );
}
