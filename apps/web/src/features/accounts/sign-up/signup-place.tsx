import { countries, homeCountry } from '@hafi/contract/accounts/countries';
import { timeZones } from '@hafi/contract/accounts/time-zones';
import { placeLevels } from '@hafi/contract/places/places.contract';
import { zoneTitle } from '@hafi/i18n/zone-names';
import { SelectField } from '@hafi/ui/field/text-field';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { countryNames } from '../../../kit/form/country-names.ts';
import { usePhoneWords } from '../../../kit/form/phone-country.tsx';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import { SmsReachNote } from '../../../kit/form/sms-reach.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import type { PlaceSlot } from '../place-slot.ts';
import type { PhoneWords, Signup } from './signup-person.tsx';
import { startAbroad } from './start-abroad.ts';

/** The country, the phone number there, and the place in Rwanda, or abroad the time zone. */
export function SignupPlace(props: { signup: Signup; places: PlaceSlot; phoneWords: PhoneWords }) {
  const { signup, places: Places, phoneWords } = props;
  const { form, attempt, field } = signup;
  const { t } = useLingui();
  const locale = useLocale();
  const words = usePhoneWords();
  useEffect(() => {
    phoneWords.current = words;
  });
  const place = {
    province: form.watch('province'),
    district: form.watch('district'),
    sector: form.watch('sector'),
    cell: form.watch('cell'),
    village: form.watch('village'),
  };
  const country = form.watch('country');
  // Here, not in the form around: React would hydrate this part as it was prerendered, in Rwanda.
  useEffect(() => startAbroad(form), [form]);
  return (
    <>
      <SelectField
        label={t`Country`}
        autoComplete="country"
        placeholder={t`Choose`}
        options={countries.map((value) => ({ value, label: t(countryNames[value]) }))}
        {...field('country')}
      />
      <PhoneField
        label={t`Phone number`}
        country={country}
        autoComplete="tel"
        {...field('phone')}
      />
      <SmsReachNote phone={form.watch('phone')} country={country}>
        <Trans>You get e-mail, and notices on the devices where you use Hafi.</Trans>
      </SmsReachNote>
      {country === homeCountry ? (
        <>
          <Quiet>
            <Trans>So that help can come from near you.</Trans>
          </Quiet>
          <Places
            value={place}
            onChange={(choice) => {
              for (const level of placeLevels) {
                form.setValue(level, choice[level], { shouldValidate: attempt > 0 });
              }
            }}
            error={field('district').error}
          />
        </>
      ) : (
        <SelectField
          label={t`Your time zone`}
          hint={t`Appointments in Rwanda are shown in Kigali time and in yours.`}
          options={timeZones.map((value) => ({ value, label: zoneTitle(value, locale) }))}
          {...field('timeZone')}
        />
      )}
    </>
  );
}
