import type { Elder } from '@hafi/contract/circle/circle.contract';
import { referral } from '@hafi/contract/exchange/referral.schemas';
import { localeNames, locales } from '@hafi/i18n/locales';
import { SelectField, TextArea, TextField } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import * as z from 'zod/mini';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { useWriteReferral } from './exchange.queries.ts';

interface Values {
  to: string;
  reason: string;
  findings: string;
  locale: string;
}

const schema = z.pipe(
  z.transform(
    (values: Values): z.input<typeof referral> => ({
      to: values.to,
      reason: values.reason,
      findings: values.findings.trim() || null,
      locale: locales.find((each) => each === values.locale),
    }),
  ),
  referral,
);

/** Writes a letter that refers the patient to somebody; it is kept among the documents. */
export function ReferralLetter({ elder, onDone }: { elder: Elder; onDone: () => void }) {
  const { firstName } = elder;
  const { t } = useLingui();
  const locale = useLocale();
  const write = useWriteReferral(elder.id);
  const state = useHafiForm<Values>({
    schema,
    draftKey: `referral-${elder.id}`,
    defaults: { to: '', reason: '', findings: '', locale },
    submit: async (values) => {
      await write.mutateAsync(schema.parse(values));
      onDone();
      return t`The letter is kept among the documents of ${firstName}.`;
    },
  });
  return (
    <FormFrame
      title={t`Refer to somebody`}
      gap="normal"
      state={state}
      save={t`Write the letter`}
      icon={Send}
      onCancel={onDone}
    >
      <TextField
        label={t`To whom`}
        hint={t`A hospital, a clinic or a colleague`}
        maxLength={80}
        {...state.field('to')}
      />
      <TextArea
        label={t`Reason, and what you ask`}
        rows={4}
        maxLength={2000}
        {...state.field('reason')}
      />
      <TextArea
        label={t`Findings (optional)`}
        hint={t`Readings, illnesses, medicines and allergies are added from the record.`}
        rows={3}
        maxLength={2000}
        {...state.field('findings')}
      />
      <SelectField
        label={t`Language of the letter`}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        {...state.field('locale')}
      />
    </FormFrame>
  );
}
