import { ButtonLink } from '@hafi/ui/button/button';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { StepAlert } from '../../../kit/step-alert.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import type { LoginState } from './arrival-texts.ts';
import { ResetForm } from './reset-form.tsx';

/** How long the success message is shown before the sign-in page opens, in milliseconds. */
const pauseMs = 3000;

function Done({ email }: { email: string }) {
  const navigate = useNavigate();
  const [state] = useState<LoginState>({ arrived: 'password-reset', email });
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { state, replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [navigate, state]);
  return (
    <ButtonLink as={Link} to={paths.login} state={state} replace wide>
      <Trans>Go to sign in now</Trans>
    </ButtonLink>
  );
}

/** Sets a new password with the code that was mailed. */
export function ResetPasswordPage() {
  const { t } = useLingui();
  usePageTitle(t`Reset password`);
  const [done, setDone] = useState<{ email: string; message: string } | null>(null);
  return (
    <Stack fill gap="loose">
      <h1>
        <Trans>Reset password</Trans>
      </h1>
      {done ? (
        <>
          <StepAlert tone="success" live="polite">
            {done.message} <Trans>The sign-in page opens in a moment.</Trans>
          </StepAlert>
          <Done email={done.email} />
        </>
      ) : (
        <>
          <Lead>
            <Trans>Write the code that came by e-mail, and choose a new password.</Trans>
          </Lead>
          <ResetForm onDone={(email, message) => setDone({ email, message })} />
          <p>
            <Link to={paths.forgotPassword}>
              <Trans>No code? Ask for a new one</Trans>
            </Link>
          </p>
        </>
      )}
    </Stack>
  );
}
