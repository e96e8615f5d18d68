import {
  completeSocialSignIn,
  requestSocialEmailCode,
} from '@hafi/contract/accounts/social.contract';
import { Problem } from '@hafi/contract/core/problem';
import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { CodeStep } from '../code-step.tsx';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { useFieldWords } from '../use-field-words.ts';

const tooLate = paths.loginProblem('challenge-expired');

/** Runs a call; when the social sign-in has expired, opens the sign-in page with a message. */
function useOrBackToLogin() {
  const navigate = useNavigate();
  return async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'challenge-expired') throw error;
      await navigate(tooLate, { replace: true });
    }
    // The next step or page says it.
    return null;
  };
}

function EmailStep(props: { ticket: string; onSent: (email: string) => void }) {
  const { ticket, onSent } = props;
  const { t } = useLingui();
  const texts = useFieldWords();
  const orBack = useOrBackToLogin();
  const { onSubmit, field, errors, attempt, failure, busy } = useHafiForm<{
    ticket: string;
    email: string;
  }>({
    schema: requestSocialEmailCode.body,
    texts,
    defaults: { ticket, email: '' },
    submit: (body) =>
      orBack(async () => {
        await call(requestSocialEmailCode, { body });
        onSent(body.email.trim());
      }),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill>
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <Button type="submit" wide busy={busy} busyLabel={t`Please wait`}>
          <Trans>Send me a code</Trans>
        </Button>
      </Stack>
    </form>
  );
}

/**
 * Completes a sign-in whose provider gave no e-mail address: asks for the address, then its code.
 */
export function SocialCompletePage() {
  const { t } = useLingui();
  usePageTitle(t`Your e-mail address`);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const finish = useFinishSignIn();
  const orBack = useOrBackToLogin();
  const { state, search: query } = useLocation();
  const ticket = search.get('ticket');
  const email: string | null = state?.email ?? null;
  if (!ticket) return <Navigate to={tooLate} replace />;
  if (email === null) {
    const toCode = (sentTo: string) => navigate({ search: query }, { state: { email: sentTo } });
    return (
      <Stack fill gap="loose">
        <StepHeading first of="address">
          <Trans>Your e-mail address</Trans>
        </StepHeading>
        <Lead>
          <Trans>
            Instagram does not tell us your e-mail address. Write it here: we send it a code, and
            then you are signed in.
          </Trans>
        </Lead>
        <EmailStep ticket={ticket} onSent={toCode} />
      </Stack>
    );
  }
  return (
    <Stack fill gap="loose">
      <StepHeading of="code">
        <Trans>Look into your e-mail</Trans>
      </StepHeading>
      <Lead>
        <Trans>A code is on its way to {email}. Write it here, and you are signed in.</Trans>
      </Lead>
      <CodeStep
        label={t`Code`}
        hint={t`6 digits, good for 10 minutes.`}
        submitText={t`Sign In`}
        submit={(code) =>
          orBack(async () => {
            const body = { ticket, email, code };
            await finish((await call(completeSocialSignIn, { body })).data);
          })
        }
        again={() => call(requestSocialEmailCode, { body: { ticket, email } })}
      />
      <p>
        <Link to={{ search: query }} replace>
          <Trans>Another e-mail address</Trans>
        </Link>
      </p>
    </Stack>
  );
}
