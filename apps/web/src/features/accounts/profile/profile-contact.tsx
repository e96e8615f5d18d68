import { type Country, homeCountry } from '@hafi/contract/accounts/countries';
import {
  type EmergencyContact,
  emergencyContact,
  relationships,
} from '@hafi/contract/accounts/profile.schemas';
import { nameOr, phoneByCountry, typedPhone } from '@hafi/contract/core/fields';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { PhoneCountry, usePhoneWords } from '../../../kit/form/phone-country.tsx';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAccount } from '../../../lib/session.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { useEmergencyContact, useSaveContact } from '../accounts.queries.ts';
import styles from '../settings/settings.module.css';
import { relationshipNames } from './relationship-names.ts';

/** Own message keys, because the page has the person's own phone number too. */
const schemaOf = (saved: EmergencyContact | null) =>
  z
    .object({
      contactName: nameOr(saved?.name ?? ''),
      contactRelationship: emergencyContact.shape.relationship,
      contactCountry: z.string(),
      contactPhone: typedPhone.check(z.minLength(1, { error: 'required' })),
    })
    .check(phoneByCountry('contactPhone', 'contactCountry'));
interface Values {
  contactName: string;
  contactRelationship: EmergencyContact['relationship'] | '';
  contactCountry: Country;
  contactPhone: string;
}
const empty = { contactName: '', contactRelationship: '', contactPhone: '' } as const;

function ContactForm({ saved }: { saved: EmergencyContact | null }) {
  const { i18n, t } = useLingui();
  const { id, place } = useAccount();
  const contactCountry = place.country ?? homeCountry;
  const save = useSaveContact();
  const phoneWords = usePhoneWords();
  const schema = schemaOf(saved);
  const state = useHafiForm<Values>({
    schema,
    draftKey: `profile-contact-${id}`,
    defaults: saved
      ? {
          contactName: saved.name,
          contactRelationship: saved.relationship,
          contactCountry,
          contactPhone: saved.phoneNumber,
        }
      : { ...empty, contactCountry },
    texts: {
      'contactPhone.invalid-phone': (values: Values) => phoneWords(values.contactCountry),
      'contactName.required': t`Enter the name of somebody to call.`,
      'contactRelationship.required': t`Choose who this is to you.`,
      'contactPhone.required': t`Enter the phone number of this person.`,
    },
    fallback: t`Failed to update profile`,
    submit: async (values) => {
      const checked = z.parse(schema, values);
      await save.mutateAsync({
        name: checked.contactName,
        relationship: checked.contactRelationship,
        phoneNumber: checked.contactPhone,
      });
      return t`Profile updated successfully!`;
    },
  });
  const { attempt, busy, errors, failure, field, form, onSubmit, outcome, say } = state;
  const remove = () => {
    save.mutate(null, {
      // The form says it, beside its button.
      done: null,
      onSuccess: () => {
        form.reset({ ...empty, contactCountry });
        say(t`The emergency contact is removed.`);
      },
    });
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill>
        <TextField
          label={t`Name of the person to call`}
          autoComplete="off"
          {...field('contactName')}
        />
        <SelectField
          label={t`Who is this to you?`}
          placeholder={t`Choose`}
          options={relationships.map((value) => ({ value, label: t(relationshipNames[value]) }))}
          {...field('contactRelationship')}
        />
        <PhoneCountry {...field('contactCountry')} />
        <PhoneField
          label={t`Phone number of this person`}
          country={form.watch('contactCountry')}
          {...field('contactPhone')}
        />
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        {outcome}
        <Row>
          <Button type="submit" busy={busy} busyLabel={t`Please wait`}>
            <Trans>Save emergency contact</Trans>
          </Button>
          {saved ? (
            <Button
              variant="danger"
              busy={save.isPending && !busy}
              busyLabel={t`Please wait`}
              onClick={remove}
            >
              <Trans>Remove emergency contact</Trans>
            </Button>
          ) : null}
        </Row>
        {save.isError && !failure ? (
          <Alert tone="error" live="assertive">
            {problemText(save.error, i18n)}
          </Alert>
        ) : null}
      </Stack>
    </form>
  );
}

/** The person's emergency contact. */
export function ProfileContact() {
  const { t } = useLingui();
  const query = useEmergencyContact();
  return (
    <Stack as="section" fill className={styles.narrow}>
      <h2>
        <Trans>Emergency contact</Trans>
      </h2>
      <p>
        <Trans>Who should be called first when you need help?</Trans>
      </p>
      <QueryState
        query={query}
        label={t`Loading your emergency contact`}
        failed={t`Your emergency contact could not be loaded.`}
      >
        {(contact) => <ContactForm saved={contact} />}
      </QueryState>
    </Stack>
  );
}
