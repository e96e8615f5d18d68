import { phonePlaceholderOf } from '@hafi/base/phone';
import { type Country, countries } from '@hafi/contract/accounts/countries';
import { SelectField } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { countryNames } from './country-names.ts';

/** The choice of the country that decides how the number in the field below it is read. */
export function PhoneCountry(field: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`Country of the number`}
      options={countries.map((value) => ({ value, label: t(countryNames[value]) }))}
      {...field}
    />
  );
}

/** What is said of a number that is none of the chosen country. */
export function usePhoneWords(): (country: Country | '') => string {
  const { t } = useLingui();
  return (country) => {
    const example = phonePlaceholderOf(country);
    if (country === '' || !example) {
      return t`Write the number with + and the code of its country, like +32 4XX XX XX XX.`;
    }
    const name = t(countryNames[country]);
    return t`This is not a phone number of ${name}. Write it like ${example}, and one of another country with + and its code.`;
  };
}
