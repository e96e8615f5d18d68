import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Empty, Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { StepAlert } from '../../../kit/step-alert.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { loginThen, paths, signupThen } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useSession } from '../../../lib/session.ts';
import styles from '../circle.module.css';
import { InvitationAnswer } from './invitation-answer.tsx';
import { useDeclineByLink, usePeek } from './invitations.queries.ts';

/** Says no by the link alone, after saying what a no does. */
function DeclineByLink(props: { inviter: string; token: string; onDeclined: () => void }) {
  const { inviter, onDeclined, token } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const decline = useDeclineByLink(token);
  return (
    <>
      <Row>
        <Button variant="second" icon={X} onClick={() => setOpen(true)}>
          <Trans>No, thank you</Trans>
        </Button>
      </Row>
      <Quiet>
        <Trans>To say no you need no account.</Trans>
      </Quiet>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Say no to this invitation?</Trans>}
        message={
          <Trans>
            {inviter} is told that the invitation was declined. The link is used up, and nothing is
            kept about you.
          </Trans>
        }
        safe={t`Not now`}
        yes={t`Yes, decline`}
        act={decline.mutateAsync}
        done={null}
        onDone={onDeclined}
      />
    </>
  );
}

/** Asks a visitor to sign in first; the URL of the sign-in page contains the way back. */
function SignInFirst({ token }: { token: string }) {
  const { t } = useLingui();
  const back = paths.invitation(token);
  const query = usePeek(token);
  const [declined, setDeclined] = useState(false);
  if (declined) {
    return (
      <StepAlert>
        <Trans>You have said no. The link is used up.</Trans>
      </StepAlert>
    );
  }
  return (
    <Stack fill>
      <QueryState
        query={query}
        label={t`Loading the invitation`}
        failed={t`The invitation did not arrive`}
        rows={3}
      >
        {({ elder, fromElder, inviter }) => (
          <Stack fill>
            <p>
              <strong>
                {fromElder ? (
                  <Trans>{elder} would like to have you near.</Trans>
                ) : (
                  <Trans>
                    {inviter} invites you to the circle of {elder}.
                  </Trans>
                )}
              </strong>
            </p>
            <p>
              <Trans>
                With Hafi, the people around {elder} know how things are and help each other. With
                an account you see what you are asked to do, and say yes or no. It costs nothing.
              </Trans>
            </p>
            <DeclineByLink token={token} inviter={inviter} onDeclined={() => setDeclined(true)} />
          </Stack>
        )}
      </QueryState>
      {/* Also for who is offline, or has a link that has ended. */}
      <Row>
        <ButtonLink as={Link} to={signupThen(back)} icon={UserPlus}>
          <Trans>Open an account and answer</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={loginThen(back)} variant="second" icon={LogIn}>
          <Trans>I have an account: sign in</Trans>
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** The page that an invitation link opens. */
export function InvitationPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { status } = useSession();
  const token = search.get('token') ?? '';
  return (
    <Page
      title={t`Your invitation`}
      description={t`Somebody would like to have you near, with Hafi. See who it is, and say yes or no.`}
    >
      <div className={styles.form}>
        {token === '' ? (
          <Empty title={t`This link is not complete`} titleAs="h2">
            {t`Open it from the message again, or ask for a new invitation.`}
          </Empty>
        ) : null}
        {token !== '' && status === 'loading' ? <Loading label={t`Loading...`} rows={3} /> : null}
        {token !== '' && status === 'signed-out' ? <SignInFirst token={token} /> : null}
        {token !== '' && status === 'signed-in' ? (
          <InvitationAnswer invitation={{ token }} />
        ) : null}
      </div>
    </Page>
  );
}
