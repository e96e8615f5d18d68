import { signUp } from '@hafi/contract/accounts/accounts.contract';
import { homeCountry } from '@hafi/contract/accounts/countries';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { laterSchema } from '../../../lib/form/later-schema.ts';
import { paths } from '../../../lib/paths.ts';
import { currentLocale } from '../../../lib/words/locale.ts';
import { browserZone, selectableZone } from '../own-zone.ts';
import type { PlaceSlot } from '../place-slot.ts';
import type { LoginState } from '../sign-in/arrival-texts.ts';
import { useFieldWords } from '../use-field-words.ts';
import { SignupMore } from './signup-more.tsx';
import { SignupPerson } from './signup-person.tsx';
import { SignupPlace } from './signup-place.tsx';
import { emptySignup, type SignupValues } from './signup-values.ts';

const schema = laterSchema(async () => (await import('./signup-schema.ts')).signupSchema);

async function send(values: SignupValues): Promise<void> {
  const { phone, role, NID, birthdate, province: _, confirmPassword: __, ...more } = values;
  const { country, timeZone, ...rest } = more;
  if (role === '' || country === '') return;
  await call(signUp, {
    body: {
      ...rest,
      role,
      country,
      ...(country === homeCountry ? {} : { timeZone }),
      phoneNumber: phone,
      locale: currentLocale(),
      ...(NID === '' ? {} : { NID }),
      ...(birthdate === '' ? {} : { birthdate }),
    },
  });
}

/**
 * The form begins in Rwanda. Who is abroad by the clock of their browser is asked for the country
 * instead, unless they have begun already.
 */
function useStartAbroad({ form }: ReturnType<typeof useHafiForm<SignupValues>>): void {
  useEffect(() => {
    const zone = selectableZone(browserZone());
    const isBegun = form.watch('country') !== homeCountry || form.watch('district') !== '';
    if (zone === null || zone === form.watch('timeZone') || isBegun) return;
    form.setValue('timeZone', zone);
    form.setValue('country', '');
  }, [form]);
}

/** Creates an account, then opens the sign-in page. */
export function SignupForm({ places }: { places: PlaceSlot }) {
  const { t } = useLingui();
  const texts = useFieldWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const signup = useHafiForm<SignupValues>({
    schema,
    draftKey: 'sign-up',
    defaults: emptySignup,
    fallback: t`Failed to create account. Please try again.`,
    texts,
    submit: async (values) => {
      await send(values);
      const state: LoginState = { arrived: 'signed-up', email: values.email.trim() };
      await navigate({ pathname: paths.login, search }, { state });
    },
  });
  useStartAbroad(signup);
  const { onSubmit, errors, attempt, failure, busy } = signup;
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack fill gap="loose">
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <SignupPerson signup={signup} />
        <SignupPlace signup={signup} places={places} />
        <SignupMore signup={signup} />
        <Button type="submit" icon={UserPlus} wide busy={busy} busyLabel={t`Please wait`}>
          <Trans>Open my account</Trans>
        </Button>
      </Stack>
    </form>
  );
}
