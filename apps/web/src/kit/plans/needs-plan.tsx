import type { Elder } from '@hafi/contract/circle/circle.contract';
import { getConversation } from '@hafi/contract/messages/messages.contract';
import { openedBy, type PlanGate } from '@hafi/contract/plans/entitlements';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { getElderPlan } from '@hafi/contract/plans/subscriptions.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths, thenTo } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useAccount } from '../../lib/session.ts';
import { useElders } from '../circle/elders.queries.ts';
import { planTexts } from './plan-texts.ts';

export interface NeedsPlanProps {
  readonly gate: PlanGate;
  /** The page to come back to. */
  readonly next: string;
  /** The conversation of the circle whose plan opens it; default: any elder of the reader. */
  readonly conversationId?: string;
}

/** The way on for who may buy, from an elder's plan as it is. */
function WayOn({ answer, gate, next }: { answer: ElderPlan } & NeedsPlanProps) {
  const { elder, subscription } = answer;
  if (answer.can.start) {
    const page = `${paths.subscription}?plan=${openedBy[gate]}&elder=${elder.id}`;
    return (
      <ButtonLink as={Link} to={thenTo(page, next)}>
        {answer.trial ? <Trans>See the plan: 30 days free</Trans> : <Trans>See the plan</Trans>}
      </ButtonLink>
    );
  }
  if (!subscription) return null;
  const isSmaller = subscription.status === 'trial' || subscription.status === 'active';
  const page = isSmaller ? paths.planShow(elder.id, 'change') : paths.plan(elder.id);
  return (
    <ButtonLink as={Link} to={thenTo(page, next)}>
      {isSmaller ? <Trans>Change the plan</Trans> : <Trans>Open the care plan</Trans>}
    </ButtonLink>
  );
}

function OfElder({ elderId, ...props }: { elderId: string } & NeedsPlanProps) {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const query = useAnswer(getElderPlan, { params: { id: elderId } });
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`The care plan did not arrive`}>
      {(answer) => {
        const plan = t(planTexts[openedBy[props.gate]].name);
        const { name } = answer.elder;
        const mayBuy = answer.can.start || answer.can.manage;
        const whom = answer.deciders
          .filter(({ id }) => id !== me)
          .map((person) => person.name)
          .join(', ');
        return (
          <Alert
            tone="info"
            live="polite"
            title={<Trans>This belongs to the plan {plan}</Trans>}
            {...(mayBuy ? { action: <WayOn answer={answer} {...props} /> } : {})}
          >
            {mayBuy ? (
              <Trans>{name} does not have it now. You can choose it, and come back here.</Trans>
            ) : (
              <Trans>
                {name} does not have it now. Ask who can choose it: {whom}.
              </Trans>
            )}
          </Alert>
        );
      }}
    </QueryState>
  );
}

/** For who is in no circle: a plan belongs to an elder. */
function Nobody() {
  return (
    <Alert
      tone="info"
      live="polite"
      title={<Trans>This belongs to a care plan</Trans>}
      action={
        <ButtonLink as={Link} to={paths.pricing}>
          <Trans>See the care plans</Trans>
        </ButtonLink>
      }
    >
      <Trans>A care plan belongs to an elder, and you are in nobody's circle yet.</Trans>
    </Alert>
  );
}

/** The elder for whom the reader can buy, else the first one. */
const elderOf = (elders: readonly Elder[]): Elder | undefined => {
  const known = elders.filter(({ by }) => by !== 'visit');
  const mayBuy = ({ by, permissions }: Elder) =>
    by === 'self' || permissions.includes('bookings:manage');
  return known.find(mayBuy) ?? known[0];
};

function OfOwnElders(props: NeedsPlanProps) {
  const { t } = useLingui();
  return (
    <QueryState query={useElders()} label={t`Loading...`} failed={t`This page did not open`}>
      {(elders) => {
        const elder = elderOf(elders);
        return elder ? <OfElder elderId={elder.id} {...props} /> : <Nobody />;
      }}
    </QueryState>
  );
}

function OfConversation({ id, ...props }: { id: string } & NeedsPlanProps) {
  const { t } = useLingui();
  const query = useAnswer(getConversation, { params: { id } });
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`This page did not open`}>
      {({ elder }) => (elder ? <OfElder elderId={elder.id} {...props} /> : <Nobody />)}
    </QueryState>
  );
}

/** Says which plan opens what was pressed, and leads there who may buy it; others whom to ask. */
export function NeedsPlan(props: NeedsPlanProps) {
  const { conversationId } = props;
  return conversationId ? (
    <OfConversation id={conversationId} {...props} />
  ) : (
    <OfOwnElders {...props} />
  );
}
