import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ElderGone } from '../../../kit/circle/elder-gone.tsx';
import { ElderScope } from '../../../kit/circle/elder-scope.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { usePageBack } from '../../../lib/page/use-page-back.ts';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useCheckInPlan } from './plan.queries.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanFacts, PlanGaps, PlanSteps } from './plan-words.tsx';

/** Whoever reads the health or is notified of alerts may know the hours. */
const serves = ({ by, permissions }: Elder) =>
  by === 'self' || permissions.includes('health:read') || permissions.includes('alerts:receive');

function Plan({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const query = useCheckInPlan(elder.id);
  const name = elder.firstName;
  const own = elder.by === 'self';
  usePageBack(
    own
      ? { to: paths.dashboard, name: t`Home` }
      : { to: paths.circleOf(elder.id), name: t`Circle` },
  );
  return (
    <Stack fill gap="loose">
      <p>
        {own ? (
          <Trans>Say once a day that you are well. When no word comes, your people ask.</Trans>
        ) : (
          <Trans>{name} says once a day: I am well. When no word comes, people ask.</Trans>
        )}
      </p>
      <QueryState query={query} label={t`Loading...`} failed={t`The hours did not arrive`}>
        {(plan) => (
          <Stack fill gap="loose">
            <PlanGaps elder={elder} plan={plan} />
            <OutcomePlace>
              {plan.mayChange ? (
                <PlanForm key={plan.changedAt} elder={elder} plan={plan} />
              ) : (
                <>
                  <PlanFacts plan={plan} />
                  <Quiet>
                    <Trans>{name}, and who decides for them, can change it.</Trans>
                  </Quiet>
                </>
              )}
            </OutcomePlace>
            <PlanSteps elder={elder} plan={plan} />
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

/** When an elder is expected to check in, and what happens when nothing comes. */
export function CheckInPlanPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <Page title={t`When do we ask?`}>
      <ElderScope wanted={search.get('elder')} serves={serves} nobody={<ElderGone />}>
        {(elder) => <Plan elder={elder} />}
      </ElderScope>
    </Page>
  );
}
