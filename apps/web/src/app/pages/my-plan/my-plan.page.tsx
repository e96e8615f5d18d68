import { SelectField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { PaymentAlone } from '../../../features/payments/payment-alone.tsx';
import { NobodyToPlanFor } from '../../../features/plans/nobody-to-plan-for.tsx';
import { PlanOf } from '../../../features/plans/own/plan-of.tsx';
import { useElderPlan } from '../../../features/plans/plans.queries.ts';
import { ElderGone } from '../../../kit/circle/elder-gone.tsx';
import { ElderScope } from '../../../kit/circle/elder-scope.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { PayPart } from './pay-part.tsx';

function ElderPlanPart({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const query = useElderPlan(elderId);
  const wanted = search.get('pay');
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`The care plan did not arrive`}>
      {(answer) => {
        const invoice = answer.subscription?.invoices.find(({ parts }) =>
          parts.some(({ id }) => id === wanted),
        );
        const part = invoice?.parts.find(({ id }) => id === wanted);
        if (!invoice || !part) return <PlanOf answer={answer} />;
        return (
          <PayPart
            elder={answer.elder}
            invoice={invoice}
            part={part}
            onInProgress={() => void query.refetch()}
          />
        );
      }}
    </QueryState>
  );
}

/** The care plan of an elder: how it stands, what is to be paid, and what can be changed. */
export function MyPlanPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const paying = search.get('payment');
  return (
    <Page
      title={t`Care plan`}
      lead={<Trans>Nothing is taken by itself: you approve each payment.</Trans>}
    >
      <ElderScope
        wanted={search.get('elder')}
        serves={({ by }) => by !== 'visit'}
        nobody={<NobodyToPlanFor />}
        gone={paying ? <PaymentAlone id={paying} otherwise={<ElderGone />} /> : <ElderGone />}
      >
        {(elder, elders) => (
          <OutcomePlace>
            <Stack fill gap="loose">
              {elders.length > 1 && !search.get('pay') ? (
                <SelectField
                  label={t`Whose plan?`}
                  value={elder.id}
                  options={elders.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={({ target }) => setSearch({ elder: target.value }, { replace: true })}
                />
              ) : null}
              <ElderPlanPart elderId={elder.id} />
            </Stack>
          </OutcomePlace>
        )}
      </ElderScope>
    </Page>
  );
}
