import type { Elder } from '@hafi/contract/circle/circle.contract';
import { relations } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { Problem } from '@hafi/contract/core/problem';
import { localeNames, locales } from '@hafi/i18n/locales';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { usePhoneWords } from '../../../kit/form/phone-country.tsx';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import { sendOnce } from '../../../kit/send-once.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useRegisterElder } from './register-elder.queries.ts';
import { RegisterElderConsent } from './register-elder-consent.tsx';
import { type PlaceSlot, RegisterElderPlace } from './register-elder-place.tsx';
import { type ElderValues, elderSchema, emptyElder } from './register-elder-values.ts';
import { SameElder } from './same-elder.tsx';

/** Registers an elder who has no e-mail, with the elder's oral consent. */
export function RegisterElderForm(props: {
  places: PlaceSlot;
  onRegistered: (elder: Elder) => void;
}) {
  const { places, onRegistered } = props;
  const { t } = useLingui();
  const register = useRegisterElder();
  const phoneWords = usePhoneWords();
  const [same, setSame] = useState<ElderValues | null>(null);
  const state = useHafiForm<ElderValues>({
    schema: elderSchema,
    defaults: emptyElder,
    draftKey: 'register-elder',
    texts: {
      'phoneNumber.invalid-phone': () => phoneWords('RW'),
      'firstName.required': t`Enter the first name.`,
      'lastName.required': t`Enter the last name.`,
      'birth.required': t`Enter when the elder was born.`,
      'relation.required': t`Choose what you are to the elder.`,
      'district.required': t`Choose a district.`,
      'locale.required': t`Choose the elder's language.`,
      'locale.invalid-choice': t`Choose the elder's language.`,
      'witness.required': t`Enter the name of who was there.`,
      'witnessContact.required': t`Enter how to find the witness.`,
    },
    submit: async (values) => {
      try {
        onRegistered(await send(values));
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'same-elder')) throw error;
        setSame(values);
      }
      return null;
    },
  });
  const send = (values: ElderValues, more: { anotherPerson?: true } = {}) => {
    const elder = z.parse(elderSchema, values);
    // The text was read in the elder's language.
    const read = { consentLocale: elder.locale, textVersion: consentVersion };
    const body = { ...elder, ...read, ...more };
    return sendOnce('register-elder', body, (key) => register.mutateAsync({ body, key }));
  };
  const { field } = state;
  return (
    <FormFrame
      state={state}
      gap="loose"
      save={<Trans>Register the elder</Trans>}
      icon={UserPlus}
      wide
    >
      <Stack as="section" fill>
        <h2>
          <Trans>Who is the elder?</Trans>
        </h2>
        <TextField label={t`First name`} autoComplete="off" {...field('firstName')} />
        <TextField label={t`Last name`} autoComplete="off" {...field('lastName')} />
        <TextField
          label={t`Year or day of birth`}
          hint={t`Like 1948, or 12/03/1948.`}
          autoComplete="off"
          {...field('birth')}
        />
        <RadioGroup
          legend={t`Sex`}
          variant="plain"
          options={[
            { value: 'female', label: t`Woman` },
            { value: 'male', label: t`Man` },
            { value: '', label: t`Not said` },
          ]}
          {...field('sex')}
        />
        <PhoneField
          label={t`Phone number (optional)`}
          hint={t`The elder's own, not yours.`}
          {...field('phoneNumber')}
        />
        <SelectField
          label={t`What are you to the elder?`}
          placeholder={t`Choose`}
          options={relations.map((value) => ({ value, label: t(relationNames[value]) }))}
          {...field('relation')}
        />
        <RadioGroup
          legend={t`The elder's language`}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          {...field('locale')}
        />
      </Stack>
      <RegisterElderPlace state={state} places={places} />
      <RegisterElderConsent state={state} />
      {same ? (
        <SameElder
          elder={same}
          register={async () => onRegistered(await send(same, { anotherPerson: true }))}
          onClose={() => setSame(null)}
        />
      ) : null}
    </FormFrame>
  );
}
