import { type Coverage, coverageContent, insurers } from '@hafi/contract/record/record.schemas';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useSaveEntry } from './record.queries.ts';
import { insurerNames } from './record-names.ts';

interface Values {
  insurer: string;
  insurerName: string;
  memberNumber: string;
  validUntil: string;
}

const schema = z.pipe(
  z.transform((values: Values): z.input<typeof coverageContent> => {
    const insurer = insurers.find((each) => each === values.insurer) ?? 'cbhi';
    return {
      insurer,
      insurerName: insurer === 'other' ? values.insurerName.trim() || null : null,
      memberNumber: values.memberNumber.trim() || null,
      validUntil: values.validUntil || null,
    };
  }),
  coverageContent,
);

/** The form of an insurance. */
export function CoverageForm(props: {
  elderId: string;
  entry: Coverage | null;
  onDone: () => void;
}) {
  const { elderId, entry, onDone } = props;
  const { t } = useLingui();
  const save = useSaveEntry(elderId);
  const state = useHafiForm<Values>({
    schema,
    draftKey: `coverage-${entry?.id ?? elderId}`,
    defaults: {
      insurer: entry?.insurer ?? 'cbhi',
      insurerName: entry?.insurerName ?? '',
      memberNumber: entry?.memberNumber ?? '',
      validUntil: entry?.validUntil ?? '',
    },
    submit: async (values) => {
      const body = schema.parse(values);
      await save.mutateAsync({ kind: 'coverage', entryId: entry?.id ?? null, body });
      onDone();
      const name = body.insurerName ?? t(insurerNames[body.insurer]);
      return entry ? t`${name}: the changes are saved.` : t`${name} is written down.`;
    },
  });
  const isOther = state.form.watch('insurer') === 'other';
  const known = entry && (entry.insurerName ?? t(insurerNames[entry.insurer]));
  return (
    <FormFrame
      title={known ?? <Trans>Add an insurance</Trans>}
      gap="normal"
      state={state}
      onCancel={onDone}
    >
      <SelectField
        label={t`Insurance`}
        options={insurers.map((value) => ({ value, label: t(insurerNames[value]) }))}
        {...state.field('insurer')}
      />
      {isOther ? (
        <TextField
          label={t`Name of the insurance`}
          maxLength={80}
          {...state.field('insurerName')}
        />
      ) : null}
      <TextField
        label={t`Member number (optional)`}
        maxLength={40}
        {...state.field('memberNumber')}
      />
      <TextField label={t`Valid until (optional)`} type="date" {...state.field('validUntil')} />
    </FormFrame>
  );
}
