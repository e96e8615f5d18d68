import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useAccount } from '../../../lib/session.ts';
import { useAnswerShare } from '../plans.queries.ts';
import type { PlanProps } from './plan-props.ts';

/** The share that the reader is asked for. */
export function OwnAnswer({ answer, plan }: PlanProps) {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const act = useAnswerShare(answer.elder.id);
  const own = plan.shares.find(({ payer, state }) => payer.id === me && state === 'asked');
  if (!own) return null;
  const { percent } = own;
  const manager = plan.manager.name;
  return (
    <Card edge="sun">
      <Stack fill>
        <p>
          <Trans>
            {manager} asks whether you pay {percent} % of this plan, from the next period on. Each
            payment is asked of you before.
          </Trans>
        </p>
        <Row>
          <Button
            busy={act.isPending}
            busyLabel={t`Please wait`}
            onClick={() => act.mutate(true, { done: t`You share the plan.` })}
          >
            <Trans>I agree</Trans>
          </Button>
          <Button
            variant="second"
            onClick={() => act.mutate(false, { done: t`You pay no share.` })}
          >
            <Trans>No, thank you</Trans>
          </Button>
        </Row>
        <ActFailure act={act} />
      </Stack>
    </Card>
  );
}
