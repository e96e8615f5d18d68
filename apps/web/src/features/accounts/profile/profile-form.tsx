import { Problem } from '@hafi/contract/core/problem';
import { vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { TextArea, TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { usePhoneWords } from '../../../kit/form/phone-country.tsx';
import { NameWaits } from '../../../kit/vetting/name-waits.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { useAccount } from '../../../lib/session.ts';
import { useSaveProfile } from '../accounts.queries.ts';
import { ConfirmIdentity } from '../own-data/confirm-identity.tsx';
import type { PlaceSlot } from '../place-slot.ts';
import styles from '../settings/settings.module.css';
import { useFieldWords } from '../use-field-words.ts';
import { ConfirmContact } from './confirm-contact.tsx';
import { NewName } from './new-name.tsx';
import { OwnRole } from './own-role.tsx';
import { Photo } from './photo.tsx';
import { ProfilePlace } from './profile-place.tsx';
import {
  changesOf,
  type Pending,
  type ProfileValues,
  profileSchema,
  valuesOf,
} from './profile-schema.ts';
import { ProveContact } from './prove-contact.tsx';

const nothing: Pending = { email: null, phoneNumber: null };

function ProfileFields({ places }: { places: PlaceSlot }) {
  const { t } = useLingui();
  const phoneWords = usePhoneWords();
  const texts = {
    ...useFieldWords(),
    'phoneNumber.invalid-phone': ({ country }: ProfileValues) => phoneWords(country),
  };
  const account = useAccount();
  const save = useSaveProfile();
  const [pending, setPending] = useState(nothing);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [newName, setNewName] = useState<ProfileValues | null>(null);
  const profile = useHafiForm<ProfileValues>({
    schema: profileSchema(account),
    draftKey: `profile-${account.id}`,
    defaults: valuesOf(account),
    fallback: t`Failed to update profile`,
    texts,
    submit: async (values) => {
      setUnconfirmed(false);
      try {
        await keep(values);
      } catch (error) {
        const code = error instanceof Problem ? error.code : null;
        if (code === 'confirm-first') setUnconfirmed(true);
        if (code !== 'name-compared') throw error;
        setNewName(values);
        return null;
      }
      return t`Profile updated successfully!`;
    },
  });
  const keep = async (values: ProfileValues, compareAgain?: true) => {
    const { pendingEmail, pendingPhoneNumber } = await save.mutateAsync({
      body: { ...changesOf(values, account, pending), compareAgain },
    });
    setPending({ email: pendingEmail, phoneNumber: pendingPhoneNumber });
  };
  const { field, onSubmit } = profile;
  const isCompared = account.verified && vettedRoleOf(account.roles) !== null;
  return (
    <Stack fill gap="loose" className={styles.narrow}>
      <NameWaits />
      <OwnRole />
      <FormFrame state={profile} save={<Trans>Save Changes</Trans>} wide>
        <TextField label={t`First name`} autoComplete="given-name" {...field('firstName')} />
        <TextField
          label={t`Last name`}
          hint={
            isCompared
              ? t`A coordinator has compared your name with your papers. We ask you before another one is saved.`
              : undefined
          }
          autoComplete="family-name"
          {...field('lastName')}
        />
        <TextField
          label={t`Email`}
          hint={t`A new address counts once you write the code that we send to it.`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <TextArea
          label={t`About you`}
          hint={t`A few words for the people who meet you here. At most 1000 characters.`}
          {...field('bio')}
        />
        <ProfilePlace profile={profile} places={places} />
      </FormFrame>
      {unconfirmed ? (
        <ConfirmIdentity
          onConfirmed={() => void onSubmit()}
          onCancel={() => setUnconfirmed(false)}
        />
      ) : null}
      <OutcomePlace>
        {newName ? (
          <NewName
            name={`${newName.firstName.trim()} ${newName.lastName.trim()}`}
            save={() => keep(newName, true)}
            onClose={() => setNewName(null)}
          />
        ) : null}
        <ProveContact
          onSent={(kind, sentTo) =>
            setPending((before) =>
              kind === 'email' ? { ...before, email: sentTo } : { ...before, phoneNumber: sentTo },
            )
          }
        />
        {pending.email ? (
          <ConfirmContact
            kind="email"
            target={pending.email}
            onDone={() => setPending((before) => ({ ...before, email: null }))}
          />
        ) : null}
        {pending.phoneNumber ? (
          <ConfirmContact
            kind="phone"
            target={pending.phoneNumber}
            onDone={() => setPending((before) => ({ ...before, phoneNumber: null }))}
          />
        ) : null}
      </OutcomePlace>
    </Stack>
  );
}

/** Photo, name, e-mail, phone, bio and place of the person. */
export function ProfileForm({ places }: { places: PlaceSlot }) {
  return (
    <Stack fill gap="loose">
      <Photo />
      <ProfileFields places={places} />
    </Stack>
  );
}
