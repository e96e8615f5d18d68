import type { InvitationKey } from '@hafi/contract/circle/invitations.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Users, X } from 'lucide-react';
import { Link } from 'react-router';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { StepAlert } from '../../../kit/step-alert.tsx';
import { paths } from '../../../lib/paths.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { PermissionList } from '../members/permission-list.tsx';
import { useInvitation, useInvitationActs } from './invitations.queries.ts';

/**
 * An invitation: who invites, the elder, relation and permissions; with buttons to accept or
 * decline.
 */
export function InvitationAnswer(props: {
  invitation: InvitationKey;
  /** Asks for another code; present when the code was typed. */
  onOther?: () => void;
}) {
  const { invitation, onOther } = props;
  const { i18n, t } = useLingui();
  const query = useInvitation(invitation);
  const { accept, decline } = useInvitationActs(invitation);
  const other = onOther ? (
    <Button variant="second" onClick={onOther}>
      <Trans>Another code</Trans>
    </Button>
  ) : null;
  const state = statusOf(query);
  if (state.status === 'pending') return <Loading label={t`Loading the invitation`} rows={3} />;
  // Refetching an invitation that was just used fails, which does not matter here.
  if (state.status === 'failed') {
    return (
      <Stack fill>
        <Alert tone="error" live="assertive">
          {problemText(state.error, i18n)}
        </Alert>
        {other}
      </Stack>
    );
  }
  const { elder, fromElder, inviter, member, permissions, relation } = state.data;
  const { name } = elder;
  if (accept.isSuccess) {
    return (
      <Stack fill>
        <StepAlert tone="success">
          <Trans>You are in the circle of {name}.</Trans>
        </StepAlert>
        <Row>
          <ButtonLink as={Link} to={paths.circleOf(elder.id)} icon={Users}>
            <Trans>See the circle</Trans>
          </ButtonLink>
        </Row>
      </Stack>
    );
  }
  if (decline.isSuccess) {
    return (
      <StepAlert>
        <Trans>You have said no. Nobody is told who you are.</Trans>
      </StepAlert>
    );
  }
  const failed = accept.error ?? decline.error;
  const role = t(relationNames[relation]);
  return (
    <Card>
      <Stack fill>
        <p>
          <strong>
            {fromElder ? (
              <Trans>{name} would like to have you near.</Trans>
            ) : (
              <Trans>
                {inviter} invites you to the circle of {name}.
              </Trans>
            )}
          </strong>
        </p>
        <p>
          <Trans>You are invited as: {role}</Trans>
        </p>
        {member ? (
          <Quiet>
            <Trans>You belong already. From your yes on, you may do what stands here.</Trans>
          </Quiet>
        ) : null}
        <PermissionList granted={permissions} />
        <Quiet>
          <Trans>Each time you look at the health data, it is written down for {name}.</Trans>
        </Quiet>
        {permissions.includes('health:read') ? (
          <Quiet>
            <Trans>
              Those who are told when something is wrong see your name and phone number, to ask you.
            </Trans>
          </Quiet>
        ) : null}
        {failed ? (
          <Alert tone="error" live="assertive">
            {problemText(failed, i18n)}
          </Alert>
        ) : null}
        <Row>
          <Button
            icon={Check}
            busy={accept.isPending}
            busyLabel={t`Please wait`}
            onClick={() => accept.mutate(undefined, { done: null })}
          >
            <Trans>Yes, I am there</Trans>
          </Button>
          <Button
            variant="second"
            icon={X}
            busy={decline.isPending}
            busyLabel={t`Please wait`}
            onClick={() => decline.mutate(undefined, { done: null })}
          >
            <Trans>No, thank you</Trans>
          </Button>
        </Row>
        {other}
      </Stack>
    </Card>
  );
}
