import type { InvitationWay } from '@hafi/contract/circle/invitation.schemas';
import { localeNames, locales } from '@hafi/i18n/locales';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { PhoneCountry, usePhoneWords } from '../../../kit/form/phone-country.tsx';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import { SmsReachNote } from '../../../kit/form/sms-reach.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import type { FieldErrors } from '../../../lib/form/form-values.ts';
import { type HowValues, howSchema } from './invite-values.ts';

/** The second step: by which way, to where and in which language the invitation goes. */
export function InviteHow(props: {
  draftKey: string;
  values: HowValues;
  /** What the server refused of these values. */
  refused: FieldErrors | null;
  onNext: (values: HowValues) => void;
  onBack: () => void;
}) {
  const { draftKey, onBack, onNext, refused, values } = props;
  const { t } = useLingui();
  const phoneWords = usePhoneWords();
  const state = useHafiForm<HowValues>({
    schema: howSchema,
    draftKey,
    defaults: values,
    refused,
    texts: { 'phone.invalid-phone': (filled) => phoneWords(filled.phoneCountry) },
    submit: (filled) => {
      onNext(filled);
      return Promise.resolve(null);
    },
  });
  const { field, form } = state;
  const way = form.watch('way');
  const country = form.watch('phoneCountry');
  const details: Record<InvitationWay, string> = {
    sms: t`We send a link, good for 7 days.`,
    email: t`We send a link, good for 7 days.`,
    code: t`Read 6 digits to who is with you, or on the phone. Good for 30 minutes.`,
  };
  return (
    <FormFrame
      title={<Trans>How does the invitation get there?</Trans>}
      state={state}
      save={<Trans>Next: look it over</Trans>}
      onCancel={onBack}
      cancel={<Trans>Previous</Trans>}
    >
      <RadioGroup
        legend={t`By which way?`}
        options={[
          { value: 'sms', label: t`By SMS`, detail: details.sms },
          { value: 'email', label: t`By e-mail`, detail: details.email },
          { value: 'code', label: t`By a code`, detail: details.code },
        ]}
        {...field('way')}
      />
      {way === 'sms' ? (
        <>
          <PhoneCountry {...field('phoneCountry')} />
          <PhoneField
            label={t`Phone number of this person`}
            country={country}
            {...field('phone')}
          />
          <SmsReachNote phone={form.watch('phone')} country={country}>
            <Trans>Invite by e-mail, or read out a code on the phone.</Trans>
          </SmsReachNote>
        </>
      ) : null}
      {way === 'email' ? (
        <TextField
          label={t`E-mail of this person`}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
      ) : null}
      {way === 'code' ? null : (
        <SelectField
          label={t`Language of the message`}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          {...field('locale')}
        />
      )}
    </FormFrame>
  );
}
