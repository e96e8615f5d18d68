import { resetPassword } from '@hafi/contract/accounts/accounts.contract';
import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { laterSchema } from '../../../lib/form/later-schema.ts';
import { OwnPasswordField } from '../own-password-field.tsx';
import { useFieldWords } from '../use-field-words.ts';

interface Values {
  email: string;
  otp: string;
  newPassword: string;
  confirmPassword: string;
}

const schema = laterSchema(async () => (await import('./reset-schema.ts')).resetSchema);

/** Sets a new password, given the mailed code. */
export function ResetForm({ onDone }: { onDone: (email: string, message: string) => void }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const texts = useFieldWords();
  const { onSubmit, field, errors, attempt, failure, busy } = useHafiForm<Values>({
    schema,
    draftKey: 'reset-password',
    fallback: t`Failed to reset password. Please try again.`,
    texts: {
      ...texts,
      'confirmPassword.passwords-differ': t`Passwords do not match.`,
    },
    defaults: {
      email: search.get('email') ?? '',
      otp: '',
      newPassword: '',
      confirmPassword: '',
    },
    submit: async ({ email, otp, newPassword }) => {
      const { data } = await call(resetPassword, { body: { email, otp, newPassword } });
      onDone(email, data.message);
      return null;
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack fill>
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <TextField
          label={t`Code from the e-mail`}
          hint={t`6 digits, good for 10 minutes.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...field('otp')}
        />
        <OwnPasswordField
          label={t`New password`}
          hint={t`At least 6 characters.`}
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <OwnPasswordField
          label={t`Confirm new password`}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <Button type="submit" wide busy={busy} busyLabel={t`Please wait`}>
          <Trans>Reset Password</Trans>
        </Button>
      </Stack>
    </form>
  );
}
