import { signInSecondFactor } from '@hafi/contract/accounts/accounts.contract';
import { Problem } from '@hafi/contract/core/problem';
import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { refreshSession } from '../../../lib/session.ts';
import { afterSignIn } from '../sign-in/after-sign-in.ts';
import { OwnSecretForm } from './own-secret-form.tsx';
import { readSecondFactorState, type SecondFactorState } from './second-factor-state.ts';

const tooLate = paths.loginProblem('challenge-expired');

/** How either form goes on. */
function useSteps(next: string | null) {
  const navigate = useNavigate();
  return {
    async onSignedIn() {
      const account = await refreshSession();
      await navigate(afterSignIn(next, account?.roles ?? []), { replace: true });
    },
    async onProblem(error: unknown) {
      if (!(error instanceof Problem) || error.code !== 'challenge-expired') throw error;
      await navigate(tooLate, { replace: true });
    },
  };
}

function CodeForm({ challenge, next }: SecondFactorState) {
  const { t } = useLingui();
  const { onProblem, onSignedIn } = useSteps(next);
  const { onSubmit, field, errors, attempt, failure, busy } = useHafiForm<{
    challenge: string;
    code: string;
  }>({
    schema: signInSecondFactor.body,
    defaults: { challenge, code: '' },
    texts: { 'code.too-short': t`Enter the 6 digits of the code, or one recovery code.` },
    submit: async (values) => {
      try {
        await call(signInSecondFactor, { body: values });
      } catch (error) {
        await onProblem(error);
        return null;
      }
      await onSignedIn();
      return null;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill>
        <TextField
          label={t`Code`}
          hint={t`The 6 digits that your app shows now. Without your phone: one of your recovery codes.`}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('code')}
        />
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <Button type="submit" wide busy={busy} busyLabel={t`Please wait`}>
          <Trans>Sign In</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function Step({ asks, challenge, next }: SecondFactorState) {
  const steps = useSteps(next);
  if (asks === 'totp') {
    return (
      <>
        <Lead>
          <Trans>
            Your account is protected by a second step. It takes a code from your phone.
          </Trans>
        </Lead>
        <CodeForm asks={asks} challenge={challenge} next={next} />
      </>
    );
  }
  return (
    <>
      <Lead>
        <Trans>
          You have not signed in on this phone before. So that nobody else does with your SIM card,
          write what only you know.
        </Trans>
      </Lead>
      <OwnSecretForm asks={asks} challenge={challenge} {...steps} />
    </>
  );
}

/** The second sign-in step: an authenticator or recovery code, or the phone PIN or password. */
export function SecondFactorPage() {
  const { t } = useLingui();
  usePageTitle(t`Second step`);
  const { state } = useLocation();
  const [known] = useState(() => readSecondFactorState(state));
  useEffect(() => {
    // Removes the challenge from the browser's history.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, []);
  if (!known) return <Navigate to={tooLate} replace />;
  return (
    <Stack fill gap="loose">
      <h1>
        <Trans>One more step</Trans>
      </h1>
      <Step {...known} />
      <p>
        <Link to={paths.login}>
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </Stack>
  );
}
