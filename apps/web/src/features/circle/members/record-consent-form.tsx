import { type Permission, witnessable } from '@hafi/contract/circle/circle-terms';
import { witnessedConsent } from '@hafi/contract/circle/consent.schemas';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import type { Circle } from '@hafi/contract/circle/members.contract';
import { Card } from '@hafi/ui/card/card';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from '../circle.module.css';
import { ConsentNote } from '../consent-note.tsx';
import { useRecordConsent } from '../people.queries.ts';
import { PermissionSwitches } from './permission-switches.tsx';

const schema = z.omit(witnessedConsent, { locale: true, textVersion: true });

interface Values {
  personId: string;
  permissions: Permission[];
  channel: 'oral' | 'paper';
  witness: string;
}

/** Records the elder's consent for a circle member, before a witness. */
export function RecordConsentForm(props: { circle: Circle; onDone: (saved: boolean) => void }) {
  const { onDone } = props;
  const { elder, members } = props.circle;
  const { firstName } = elder;
  const { t } = useLingui();
  const locale = useLocale();
  const record = useRecordConsent(elder.id);
  const own = members.find(({ you }) => you);
  const people = members.filter(({ abilities }) => abilities.recordConsent);
  const state = useHafiForm<Values>({
    schema,
    defaults: { personId: '', permissions: [], channel: 'oral', witness: '' },
    texts: {
      'personId.required': t`Choose for whom the yes is.`,
      'personId.invalid-id': t`Choose for whom the yes is.`,
      'permissions.required': t`Turn on what the elder said yes to.`,
      'witness.required': t`Enter the name of who was there.`,
    },
    submit: async (values) => {
      const given = z.parse(schema, values);
      await record.mutateAsync({ ...given, locale, textVersion: consentVersion });
      onDone(true);
    },
  });
  const { errors, field, form } = state;
  return (
    <Card className={styles.form}>
      <FormFrame
        title={<Trans>Write down a yes of {firstName}</Trans>}
        state={state}
        save={<Trans>{firstName} said yes</Trans>}
        onCancel={() => onDone(false)}
      >
        <p>
          <Trans>
            Read the words at the end aloud, in a language that {firstName} understands: the
            language of this page is written down. {firstName} is told, and can take it back at
            once.
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
        <ConsentNote />
      </FormFrame>
    </Card>
  );
}
