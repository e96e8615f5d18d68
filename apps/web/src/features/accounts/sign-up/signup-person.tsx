import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { useHafiForm } from '../../../lib/form/form.ts';
import { OwnPasswordField } from '../own-password-field.tsx';
import type { SignupValues } from './signup-values.ts';

export type Signup = ReturnType<typeof useHafiForm<SignupValues>>;

/** What is said of a wrong number, once the names of countries are loaded. */
export type PhoneWords = RefObject<((country: SignupValues['country']) => string) | null>;

/** Name, e-mail, password and role. */
export function SignupPerson({ signup: { field } }: { signup: Signup }) {
  const { t } = useLingui();
  const kinds = [
    { value: 'PATIENT', label: t`I am an elder` },
    { value: 'FAMILY', label: t`I am family of an elder` },
    { value: 'CAREGIVER', label: t`I am a caregiver` },
    { value: 'DOCTOR', label: t`I am a doctor` },
    { value: 'VOLUNTEER', label: t`I am a volunteer` },
  ];
  return (
    <Stack fill>
      <TextField label={t`First name`} autoComplete="given-name" {...field('firstName')} />
      <TextField label={t`Last name`} autoComplete="family-name" {...field('lastName')} />
      <TextField
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <OwnPasswordField
        label={t`Password`}
        hint={t`At least 6 characters.`}
        autoComplete="new-password"
        {...field('password')}
      />
      <OwnPasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <RadioGroup legend={t`Who are you?`} options={kinds} {...field('role')} />
    </Stack>
  );
}
