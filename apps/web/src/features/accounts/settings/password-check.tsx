import { typedPassword } from '@hafi/contract/accounts/account.schemas';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { OwnPasswordField } from '../own-password-field.tsx';
import { useFieldWords } from '../use-field-words.ts';

const schema = z.object({ password: typedPassword });

/** Asks for the password again before a security setting changes. */
export function PasswordCheck(props: {
  submitText: string;
  submit: (password: string) => Promise<string | null>;
}) {
  const { submitText, submit } = props;
  const { t } = useLingui();
  const texts = useFieldWords();
  const state = useHafiForm<{ password: string }>({
    schema,
    texts,
    defaults: { password: '' },
    submit: ({ password }) => submit(password),
  });
  const { field } = state;
  return (
    <FormFrame state={state} save={submitText} wide>
      <OwnPasswordField
        label={t`Your password`}
        autoComplete="current-password"
        {...field('password')}
      />
    </FormFrame>
  );
}
