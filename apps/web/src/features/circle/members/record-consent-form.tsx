import { type Permission, witnessable } from '@hafi/contract/circle/circle-terms';
import { witnessedConsent } from '@hafi/contract/circle/consent.schemas';
import { consentText, consentVersion } from '@hafi/contract/circle/consent-text';
import type { Circle } from '@hafi/contract/circle/members.contract';
import { type Locale, languageInSentence, localeNames, locales } from '@hafi/i18n/locales';
import { Card } from '@hafi/ui/card/card';
import { CheckField } from '@hafi/ui/field/choice-field';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from '../circle.module.css';
import { useRecordConsent } from '../people.queries.ts';
import { useUntick } from '../use-untick.ts';
import { WitnessContact } from '../witness-contact.tsx';
import { WordsToRead } from '../words-to-read.tsx';
import { PermissionSwitches } from './permission-switches.tsx';

const schema = z.omit(witnessedConsent, { textVersion: true });

interface Values {
  personId: string;
  permissions: Permission[];
  channel: 'oral' | 'paper';
  witness: string;
  witnessContact: string;
  locale: Locale;
  readAloud: boolean;
}

/** Records the elder's consent for a circle member, before a witness. */
export function RecordConsentForm(props: { circle: Circle; onDone: () => void }) {
  const { onDone } = props;
  const { elder, members } = props.circle;
  const { firstName } = elder;
  const { t } = useLingui();
  const record = useRecordConsent(elder.id);
  const own = members.find(({ you }) => you);
  const people = members.filter(({ abilities }) => abilities.recordConsent);
  const state = useHafiForm<Values>({
    schema,
    draftKey: `consent-${elder.id}`,
    defaults: {
      personId: '',
      permissions: [],
      channel: 'oral',
      witness: '',
      witnessContact: '',
      locale: elder.locale,
      readAloud: false,
    },
    texts: {
      'personId.required': t`Choose for whom the yes is.`,
      'personId.invalid-id': t`Choose for whom the yes is.`,
      'permissions.required': t`Turn on what the elder said yes to.`,
      'witness.required': t`Enter the name of who was there.`,
      'witnessContact.required': t`Enter how to find the witness.`,
    },
    submit: async (values) => {
      const given = z.parse(schema, values);
      await record.mutateAsync({ ...given, textVersion: consentVersion });
      onDone();
      const name = people.find(({ personId }) => personId === given.personId)?.name ?? '';
      return t`The yes of ${firstName} for ${name} is written down.`;
    },
  });
  const { errors, field, form } = state;
  const locale = form.watch('locale');
  useUntick(locale, () => form.setValue('readAloud', false));
  const language = languageInSentence(locale, useLocale());
  return (
    <Card className={styles.form}>
      <FormFrame
        title={<Trans>Write down a yes of {firstName}</Trans>}
        state={state}
        save={<Trans>{firstName} said yes</Trans>}
        onCancel={onDone}
      >
        <p>
          <Trans>
            Read the words at the end aloud, in a language that {firstName} understands. They are
            told, and can take it back at once.
          </Trans>
        </p>
        <SelectField
          label={t`For whom?`}
          placeholder={t`Choose`}
          options={people.map(({ name, personId }) => ({ value: personId, label: name }))}
          {...field('personId')}
        />
        <PermissionSwitches
          legend={t`What did ${firstName} say yes to?`}
          offered={witnessable(own?.permissions ?? [], own?.decidesAs ?? null)}
          register={form.register('permissions')}
          error={errors.find((each) => each.field === 'permissions')?.text}
        />
        <RadioGroup
          legend={t`How was it given?`}
          options={[
            { value: 'oral', label: t`Aloud` },
            { value: 'paper', label: t`Signed on paper` },
          ]}
          {...field('channel')}
        />
        <TextField
          label={t`First and last name of the witness`}
          hint={t`Somebody else who was there. Not you, and not the person it is for.`}
          autoComplete="off"
          {...field('witness')}
        />
        <WitnessContact {...field('witnessContact')} />
        <SelectField
          label={t`Language in which you read`}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          {...field('locale')}
        />
        <WordsToRead
          locale={locale}
          text={consentText}
          granted={form.watch('permissions')}
          who={people.find(({ personId }) => personId === form.watch('personId'))?.name}
        />
        <CheckField
          label={t`I read these words aloud in ${language}, and ${firstName} said yes.`}
          {...field('readAloud')}
        />
      </FormFrame>
    </Card>
  );
}
