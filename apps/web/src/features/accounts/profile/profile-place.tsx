import { countries, homeCountry } from '@hafi/contract/accounts/countries';
import { placeLevels } from '@hafi/contract/places/places.contract';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Heading } from '@hafi/ui/heading/heading';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { countryNames } from '../../../kit/form/country-names.ts';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import type { useHafiForm } from '../../../lib/form/form.ts';
import { useAccount } from '../../../lib/session.ts';
import type { PlaceSlot } from '../place-slot.ts';
import type { ProfileValues } from './profile-schema.ts';

/** The person's country, phone number and home place; the stored one is shown above, however it is spelled. */
export function ProfilePlace(props: {
  profile: ReturnType<typeof useHafiForm<ProfileValues>>;
  places: PlaceSlot;
}) {
  const { profile, places: Places } = props;
  const { form, attempt, field } = profile;
  const { t } = useLingui();
  const { place } = useAccount();
  const chosen = {
    province: form.watch('province'),
    district: form.watch('district'),
    sector: form.watch('sector'),
    cell: form.watch('cell'),
    village: form.watch('village'),
  };
  const now = [place.village, place.cell, place.sector, place.district].filter(Boolean).join(', ');
  return (
    <Stack as="section" fill>
      <Heading level={2} size={3}>
        <Trans>Where do you live?</Trans>
      </Heading>
      {now ? (
        <Quiet>
          <Trans>Saved now: {now}</Trans>
        </Quiet>
      ) : null}
      <SelectField
        label={t`Country`}
        autoComplete="country"
        options={countries.map((value) => ({ value, label: t(countryNames[value]) }))}
        {...field('country')}
      />
      <PhoneField
        label={t`Phone number`}
        hint={t`A new number counts once you write the code that we send to it by SMS; one that no SMS reaches, once your circle has called you there.`}
        country={form.watch('country')}
        autoComplete="tel"
        {...field('phoneNumber')}
      />
      {form.watch('country') === homeCountry ? (
        <>
          <Places
            value={chosen}
            onChange={(choice) => {
              for (const level of placeLevels) {
                form.setValue(level, choice[level], { shouldValidate: attempt > 0 });
              }
            }}
            error={field('district').error}
          />
          <TextField
            label={t`Address`}
            hint={t`Street, gate, or who to ask: what helps somebody find your home.`}
            autoComplete="address-line1"
            {...field('addressLine')}
          />
        </>
      ) : null}
    </Stack>
  );
}
