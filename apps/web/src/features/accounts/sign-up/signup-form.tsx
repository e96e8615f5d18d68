import { signIn, signUp } from '@hafi/contract/accounts/accounts.contract';
import { homeCountry } from '@hafi/contract/accounts/countries';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { laterSchema } from '../../../lib/form/later-schema.ts';
import { early, lazyPart } from '../../../lib/lazy-part.tsx';
import { paths } from '../../../lib/paths.ts';
import { SlowPart } from '../../../lib/slow-part.tsx';
import { currentLocale } from '../../../lib/words/locale.ts';
import type { PlaceSlot } from '../place-slot.ts';
import type { LoginState } from '../sign-in/arrival-texts.ts';
import { useFinishSignIn, useNext } from '../sign-in/use-finish-sign-in.ts';
import { useFieldWords } from '../use-field-words.ts';
import { type PhoneWords, SignupPerson } from './signup-person.tsx';
import { emptySignup, type SignupValues } from './signup-values.ts';

// Lazy: the first load has no room for the names of countries and time zones, and for what is optional.
const SignupPlace = early(lazyPart(async () => (await import('./signup-place.tsx')).SignupPlace));
const SignupMore = early(lazyPart(async () => (await import('./signup-more.tsx')).SignupMore));

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
 * Signs in with what was just typed; nothing of it is kept. False when that did not work, as where a
 * role needs a second step first: the sign-in page then asks.
 */
async function signInAfter(
  { email, password }: SignupValues,
  finish: ReturnType<typeof useFinishSignIn>,
): Promise<boolean> {
  try {
    const body = { email: email.trim(), password, rememberMe: false };
    await finish((await call(signIn, { body })).data);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates an account, then opens the sign-in page; who came on the way to a page, as by an
 * invitation, is signed in and goes on there.
 */
export function SignupForm({ places }: { places: PlaceSlot }) {
  const { t } = useLingui();
  const phoneWords: PhoneWords = useRef(null);
  const texts = {
    ...useFieldWords(),
    'phone.invalid-phone': ({ country }: SignupValues) => phoneWords.current?.(country),
  };
  const navigate = useNavigate();
  const finish = useFinishSignIn();
  const next = useNext();
  const { search } = useLocation();
  const signup = useHafiForm<SignupValues>({
    schema,
    draftKey: 'sign-up',
    defaults: emptySignup,
    fallback: t`Failed to create account. Please try again.`,
    texts,
    submit: async (values) => {
      await send(values);
      if (next !== null && (await signInAfter(values, finish))) return null;
      const state: LoginState = { arrived: 'signed-up', email: values.email.trim() };
      await navigate({ pathname: paths.login, search }, { state });
      return null;
    },
  });
  const { onSubmit, errors, attempt, failure, busy } = signup;
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack fill gap="loose">
        <SignupPerson signup={signup} />
        <Stack as="section" fill>
          <h2>
            <Trans>Where do you live?</Trans>
          </h2>
          <Suspense
            fallback={
              <>
                <Loading label={t`Loading...`} rows={5} />
                <SlowPart />
              </>
            }
          >
            <SignupPlace signup={signup} places={places} phoneWords={phoneWords} />
          </Suspense>
        </Stack>
        <Suspense fallback={<Loading label={t`Loading...`} rows={1} />}>
          <SignupMore signup={signup} />
        </Suspense>
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <Button type="submit" icon={UserPlus} wide busy={busy} busyLabel={t`Please wait`}>
          <Trans>Open my account</Trans>
        </Button>
      </Stack>
    </form>
  );
}
