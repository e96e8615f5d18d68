import { signIn } from '@hafi/contract/accounts/accounts.contract';
import { Button } from '@hafi/ui/button/button';
import { CheckField } from '@hafi/ui/field/choice-field';
import { TextField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { paths } from '../../../lib/paths.ts';
import { OwnPasswordField } from '../own-password-field.tsx';
import { useFieldWords } from '../use-field-words.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

interface Values {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** Sign-in form with e-mail and password. */
export function LoginForm() {
  const { t } = useLingui();
  const texts = useFieldWords();
  const finish = useFinishSignIn();
  const { state } = useLocation();
  const { onSubmit, field, errors, attempt, failure, busy } = useHafiForm<Values>({
    schema: signIn.body,
    texts,
    draftKey: 'sign-in',
    fallback: t`Login failed. Please try again.`,
    defaults: { email: String(state?.email ?? ''), password: '', rememberMe: false },
    submit: async (values) => finish((await call(signIn, { body: values })).data),
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
        <OwnPasswordField
          label={t`Password`}
          autoComplete="current-password"
          {...field('password')}
        />
        <Row apart>
          <CheckField label={t`Remember me`} {...field('rememberMe')} />
          <Link to={paths.forgotPassword}>
            <Trans>Forgot password?</Trans>
          </Link>
        </Row>
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <Button type="submit" icon={LogIn} wide busy={busy} busyLabel={t`Please wait`}>
          <Trans>Sign In</Trans>
        </Button>
      </Stack>
    </form>
  );
}
