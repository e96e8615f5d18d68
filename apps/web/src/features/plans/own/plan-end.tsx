import { longestPauseMonths } from '@hafi/contract/plans/plans';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { SelectField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useCancelPlan, useKeepPlan, usePausePlan, useResumePlan } from '../plans.queries.ts';
import type { PlanProps } from './plan-props.ts';

/** Takes back an end or a pause, or ends a pause. */
function GoOn({ answer, plan }: PlanProps) {
  const { t } = useLingui();
  const keep = useKeepPlan(answer.elder.id);
  const resume = useResumePlan(answer.elder.id);
  const isPaused = plan.status === 'paused';
  const act = isPaused ? resume : keep;
  if (!isPaused && !plan.cancels && plan.pauseMonths === null) return null;
  return (
    <>
      <Button
        busy={act.isPending}
        busyLabel={t`Please wait`}
        onClick={() => act.mutate(undefined, { done: t`The plan goes on.` })}
      >
        {isPaused ? <Trans>Go on today</Trans> : <Trans>Keep the plan</Trans>}
      </Button>
      <ActFailure act={act} />
    </>
  );
}

/** Pauses, ends, and takes these back. */
export function PlanEnd({ answer, plan }: PlanProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [question, setQuestion] = useState<'cancel' | 'pause' | null>(null);
  const [months, setMonths] = useState('1');
  const cancel = useCancelPlan(answer.elder.id);
  const pause = usePausePlan(answer.elder.id);
  if (!answer.can.manage) return null;
  const day = formatDate(plan.endsOn, locale, { style: 'full', within: true });
  const runs = plan.status === 'trial' || plan.status === 'active';
  const canPause = plan.status === 'active' && !plan.cancels && plan.pauseMonths === null;
  return (
    <Stack as="section" fill aria-label={t`Pause or cancel`}>
      <GoOn answer={answer} plan={plan} />
      <Row>
        {canPause ? (
          <Button variant="second" onClick={() => setQuestion('pause')}>
            <Trans>Pause the plan</Trans>
          </Button>
        ) : null}
        {plan.cancels ? null : (
          <Button variant="danger" onClick={() => setQuestion('cancel')}>
            <Trans>Cancel the plan</Trans>
          </Button>
        )}
      </Row>
      <ConfirmDialog
        open={question === 'cancel'}
        onClose={() => setQuestion(null)}
        title={t`Cancel the plan?`}
        message={
          runs
            ? t`It runs until ${day} and costs nothing more. What is paid for later comes back. Health, help in an emergency and messages stay.`
            : t`It ends at once, and nothing is to be paid. Health, help in an emergency and messages stay.`
        }
        safe={t`Keep the plan`}
        yes={t`Cancel the plan`}
        variant="danger"
        act={() => cancel.mutateAsync()}
        done={t`The plan is cancelled.`}
      />
      <ConfirmDialog
        open={question === 'pause'}
        onClose={() => setQuestion(null)}
        title={t`Pause the plan?`}
        message={t`It pauses from ${day}. Nothing is to be paid for that time. We tell you before it goes on.`}
        safe={t`Do not pause`}
        yes={t`Pause the plan`}
        variant="second"
        act={() => pause.mutateAsync(Number(months))}
        done={t`The pause is noted.`}
      >
        <SelectField
          label={t`For how many months?`}
          value={months}
          options={Array.from({ length: longestPauseMonths }, (_, at) => ({
            value: String(at + 1),
            label: String(at + 1),
          }))}
          onChange={({ target }) => setMonths(target.value)}
        />
      </ConfirmDialog>
    </Stack>
  );
}
