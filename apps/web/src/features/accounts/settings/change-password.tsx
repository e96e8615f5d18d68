import { changePasswordBody } from '@hafi/contract/accounts/account.schemas';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { paths } from '../../../lib/paths.ts';
import { useChangePassword } from '../accounts.queries.ts';
import { OwnPasswordField } from '../own-password-field.tsx';
import { passwordsMatch } from '../passwords-match.ts';
import { useFieldWords } from '../use-field-words.ts';

const schema = z
  .extend(changePasswordBody, { confirmPassword: z.string() })
  .check(passwordsMatch('newPassword'));
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password; signs out all other devices. */
export function ChangePassword() {
  const { t } = useLingui();
  const texts = useFieldWords();
  const change = useChangePassword();
  const [message, setMessage] = useState<string | null>(null);
  const { form, onSubmit, field, errors, attempt, failure, busy } = useHafiForm<typeof empty>({
    schema,
    defaults: empty,
    texts,
    submit: async ({ currentPassword, newPassword }) => {
      setMessage(null);
      const changed = await change.mutateAsync({ currentPassword, newPassword });
      form.reset(empty);
      setMessage(changed.message);
    },
  });
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Change password</Trans>
      </h2>
      <form noValidate onSubmit={onSubmit}>
        <Stack fill>
          <FormProblems errors={errors} attempt={attempt} failure={failure} />
          <OwnPasswordField
            label={t`Current password`}
            autoComplete="current-password"
            {...field('currentPassword')}
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
          <Button type="submit" busy={busy} busyLabel={t`Please wait`}>
            <Trans>Update Password</Trans>
          </Button>
        </Stack>
      </form>
      <Status>{message ? <Alert tone="success">{message}</Alert> : null}</Status>
      <p>
        <Trans>
          No password yet, or forgotten? <Link to={paths.forgotPassword}>Set one by e-mail</Link>
        </Trans>
      </p>
    </Stack>
  );
}
