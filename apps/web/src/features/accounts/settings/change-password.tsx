import { changePasswordBody } from '@hafi/contract/accounts/account.schemas';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
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
  const state = useHafiForm<typeof empty>({
    schema,
    defaults: empty,
    texts,
    submit: async ({ currentPassword, newPassword }) => {
      const changed = await change.mutateAsync({ currentPassword, newPassword });
      form.reset(empty);
      return changed.message;
    },
  });
  const { field, form } = state;
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Change password</Trans>
      </h2>
      <FormFrame state={state} save={<Trans>Update Password</Trans>} wide>
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
      </FormFrame>
      <p>
        <Trans>
          No password yet, or forgotten? <Link to={paths.forgotPassword}>Set one by e-mail</Link>
        </Trans>
      </p>
    </Stack>
  );
}
