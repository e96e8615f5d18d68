import { requestPasswordReset } from '@hafi/contract/accounts/accounts.contract';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useFieldWords } from '../use-field-words.ts';

const resetFor = (email: string) => `${paths.resetPassword}?email=${encodeURIComponent(email)}`;

/** Requests a code to set a new password. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const texts = useFieldWords();
  usePageTitle(t`Forgot password?`);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { onSubmit, field, errors, attempt, failure, busy, outcome } = useHafiForm<{
    email: string;
  }>({
    schema: requestPasswordReset.body,
    texts,
    draftKey: 'forgot-password',
    fallback: t`Failed to send OTP. Please try again.`,
    defaults: { email: '' },
    submit: async ({ email }) => {
      const { data } = await call(requestPasswordReset, { body: { email } });
      setSentTo(email.trim());
      return data.message;
    },
  });
  return (
    <Stack fill gap="loose">
      <h1>
        <Trans>Forgot password?</Trans>
      </h1>
      <Lead>
        <Trans>
          Write the e-mail address of your account. We send it a code, and with the code you choose
          a new password.
        </Trans>
      </Lead>
      <form method="post" noValidate onSubmit={onSubmit}>
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
          {outcome}
          <Button
            type="submit"
            variant={sentTo ? 'second' : 'leaf'}
            wide
            busy={busy}
            busyLabel={t`Please wait`}
          >
            {sentTo ? <Trans>Send the code again</Trans> : <Trans>Send the code</Trans>}
          </Button>
        </Stack>
      </form>
      {sentTo ? (
        <ButtonLink as={Link} to={resetFor(sentTo)} wide>
          <Trans>Reset my password</Trans>
        </ButtonLink>
      ) : null}
      <p>
        <Link to={paths.login}>
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </Stack>
  );
}
