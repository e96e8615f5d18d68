import { typedPassword } from '@hafi/contract/accounts/account.schemas';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { OwnPasswordField } from '../own-password-field.tsx';
import { useFieldWords } from '../use-field-words.ts';

const schema = z.object({ password: typedPassword });

/** Asks for the password again before a security setting changes. */
export function PasswordCheck(props: {
  submitText: string;
  submit: (password: string) => Promise<void>;
}) {
  const { submitText, submit } = props;
  const { t } = useLingui();
  const texts = useFieldWords();
  const { onSubmit, field, errors, attempt, failure, busy } = useHafiForm<{ password: string }>({
    schema,
    texts,
    defaults: { password: '' },
    submit: ({ password }) => submit(password),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill>
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <OwnPasswordField
          label={t`Your password`}
          autoComplete="current-password"
          {...field('password')}
        />
        <Button type="submit" busy={busy} busyLabel={t`Please wait`}>
          {submitText}
        </Button>
      </Stack>
    </form>
  );
}
