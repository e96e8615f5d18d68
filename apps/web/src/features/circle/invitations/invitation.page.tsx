import { ButtonLink } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Empty, Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn, UserPlus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../../../lib/page/page.tsx';
import { loginThen, paths, signupThen } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import styles from '../circle.module.css';
import { InvitationAnswer } from './invitation-answer.tsx';

/** Asks a visitor to sign in first; the URL of the sign-in page contains the way back. */
function SignInFirst({ token }: { token: string }) {
  const back = paths.invitation(token);
  return (
    <Stack fill>
      <p>
        <Trans>Sign in to see who invites you. It costs nothing.</Trans>
      </p>
      <Row>
        <ButtonLink as={Link} to={loginThen(back)} icon={LogIn}>
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={signupThen(back)} variant="second" icon={UserPlus}>
          <Trans>Open an account</Trans>
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
      description={t`Somebody would like to have you near, with Hafi. Sign in to see who it is, and say yes or no.`}
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
