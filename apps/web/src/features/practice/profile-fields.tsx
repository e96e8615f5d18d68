import { doctorProfileBody, type ownDoctorProfile } from '@hafi/contract/doctors/doctor.schemas';
import { doctorLanguages, specialties } from '@hafi/contract/doctors/doctor-kinds';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { SelectField, TextArea, TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import type * as z from 'zod/mini';
import { languageNames } from '../../kit/doctors/language-names.ts';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { PhoneField } from '../../kit/form/phone-field.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../lib/query/query-state.tsx';
import { CheckGroup } from './check-group.tsx';
import { useKinds, useSaveProfile } from './practice.queries.ts';
import { SectorPicker } from './sector-picker.tsx';

type OwnProfile = z.output<typeof ownDoctorProfile>;
type Values = z.input<typeof doctorProfileBody>;

const blank = {
  specialty: '',
  bio: '',
  workplace: '',
  sectorCode: '',
  phone: '',
  email: '',
  languages: ['rw'],
  // What is sold is the doctor's own choice.
  types: [],
};

/** The doctor's own profile as patients see it. */
export function ProfileFields({ own }: { own: OwnProfile | null }) {
  const { t } = useLingui();
  const save = useSaveProfile();
  const kinds = useKinds();
  const state = useHafiForm<Values>({
    schema: doctorProfileBody,
    defaults: own ?? (blank as Partial<Values>),
    draftKey: 'doctor-profile',
    submit: async (values) => {
      await save.mutateAsync(values);
      return t`Your doctor profile is saved.`;
    },
  });
  const { field, form } = state;
  // An empty field is not zero.
  const asNumber = (typed: unknown) => (typed === '' ? undefined : Number(typed));
  return (
    <FormFrame state={state} gap="loose" save={<Trans>Save profile</Trans>} icon={Save}>
      <SelectField
        label={t`Specialty`}
        placeholder={t`Choose a specialty`}
        options={specialties.map((value) => ({ value, label: t(specialtyNames[value]) }))}
        {...field('specialty')}
      />
      <TextArea
        label={t`About you`}
        hint={t`What you treat and how you work, in plain words.`}
        maxLength={2000}
        rows={5}
        {...field('bio')}
      />
      <TextField
        label={t`Years of experience`}
        inputMode="numeric"
        {...field('experience')}
        {...form.register('experience', { setValueAs: asNumber })}
      />
      <TextField
        label={t`Workplace`}
        hint={t`The clinic, health centre or hospital.`}
        maxLength={120}
        {...field('workplace')}
      />
      <SectorPicker
        value={form.watch('sectorCode') ?? ''}
        onChange={(code) => form.setValue('sectorCode', code, { shouldValidate: code !== '' })}
        error={field('sectorCode').error}
      />
      <CheckGroup
        legend={t`Languages that you speak with patients`}
        options={doctorLanguages.map((value) => ({ value, label: t(languageNames[value]) }))}
        error={field('languages').error ? t`Choose at least one.` : undefined}
        register={form.register('languages')}
      />
      <QueryFailure query={kinds} failed={t`The kinds of visit did not arrive`} />
      <CheckGroup
        legend={t`Kinds of visit that you offer`}
        options={(dataOf(kinds) ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        error={field('types').error ? t`Choose at least one.` : undefined}
        register={form.register('types')}
      />
      <PhoneField
        label={t`Phone of the practice (optional)`}
        hint={t`Everybody can see it.`}
        {...field('phone')}
      />
      <TextField
        label={t`Email of the practice (optional)`}
        hint={t`Everybody can see it.`}
        type="email"
        inputMode="email"
        {...field('email')}
      />
    </FormFrame>
  );
}
