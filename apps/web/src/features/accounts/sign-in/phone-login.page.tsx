import { formatPhone } from '@hafi/base/format-phone';
import { toE164 } from '@hafi/base/phone';
import { requestPhoneCode, signInByPhone } from '@hafi/contract/accounts/accounts.contract';
import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquare } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { CodeStep } from '../code-step.tsx';
import { useFieldWords } from '../use-field-words.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

const ask = (phoneNumber: string) => call(requestPhoneCode, { body: { phoneNumber } });

function NumberStep({ onSent }: { onSent: (phoneNumber: string) => void }) {
  const { t } = useLingui();
  const texts = useFieldWords();
  const { onSubmit, field, errors, attempt, failure, busy } = useHafiForm<{ phoneNumber: string }>({
    schema: requestPhoneCode.body,
    texts,
    draftKey: 'phone-sign-in',
    defaults: { phoneNumber: '' },
    submit: async ({ phoneNumber }) => {
      await ask(phoneNumber);
      onSent(toE164(phoneNumber));
      return null;
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack fill>
        <PhoneField
          label={t`Phone number`}
          hint={t`Like 078 812 3456. From abroad, begin with + and the code of the country.`}
          autoComplete="tel"
          {...field('phoneNumber')}
        />
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <Button type="submit" icon={MessageSquare} wide busy={busy} busyLabel={t`Please wait`}>
          <Trans>Send me a code</Trans>
        </Button>
      </Stack>
    </form>
  );
}

/** Signs in by a phone number and the code sent to it. */
export function PhoneLoginPage() {
  const { t } = useLingui();
  usePageTitle(t`Sign in with your phone`);
  const navigate = useNavigate();
  const finish = useFinishSignIn();
  const { state, search } = useLocation();
  const number: string | null = state?.phoneNumber ?? null;
  // Each step is a history entry, so that Back returns to the number.
  const toCode = (sentTo: string) =>
    navigate({ search }, { state: { ...state, phoneNumber: sentTo } });
  if (number === null) {
    return (
      <Stack fill gap="loose">
        <StepHeading first of="number">
          <Trans>Sign in with your phone</Trans>
        </StepHeading>
        <Lead>
          <Trans>
            Write your number. We send it a code by SMS. On a phone that is new to you we also ask
            for your phone PIN or password, if you have one.
          </Trans>
        </Lead>
        <NumberStep onSent={toCode} />
        <p>
          <Link to={{ pathname: paths.login, search }}>
            <Trans>Sign in with e-mail instead</Trans>
          </Link>
        </p>
      </Stack>
    );
  }
  const phoneNumber = formatPhone(number);
  return (
    <Stack fill gap="loose">
      <StepHeading of="code">
        <Trans>Look at your phone</Trans>
      </StepHeading>
      <Lead>
        <Trans>
          If {phoneNumber} belongs to an account, an SMS with a code is on its way. Write the code
          here.
        </Trans>
      </Lead>
      <CodeStep
        label={t`Code`}
        hint={t`6 digits, good for 10 minutes.`}
        submitText={t`Sign In`}
        submit={async (code) => {
          const body = { phoneNumber: number, code };
          return finish((await call(signInByPhone, { body })).data);
        }}
        again={() => ask(number)}
      />
      <p>
        <Link to={{ search }} replace>
          <Trans>Another number</Trans>
        </Link>
      </p>
    </Stack>
  );
}
