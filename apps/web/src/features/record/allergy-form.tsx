import {
  type Allergy,
  allergyContent,
  allergyKinds,
  criticalities,
} from '@hafi/contract/record/record.schemas';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea, TextField } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { shortestChecked, useAllergyCheck } from '../../kit/medications/check.queries.ts';
import { CheckResult } from '../../kit/medications/check-result.tsx';
import { AllergyWarnings } from '../../kit/medications/medicine-warnings.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { useSaveEntry } from './record.queries.ts';
import { allergyKindNames, criticalityNames } from './record-names.ts';

interface Values {
  substance: string;
  kind: string;
  criticality: string;
  reaction: string;
}

const schema = z.pipe(
  z.transform(
    (values: Values): z.input<typeof allergyContent> => ({
      substance: values.substance,
      kind: allergyKinds.find((kind) => kind === values.kind) ?? 'medication',
      criticality:
        criticalities.find((level) => level === values.criticality) ?? 'unable-to-assess',
      reaction: values.reaction.trim() || null,
    }),
  ),
  allergyContent,
);

/** The form of an allergy. */
export function AllergyForm(props: {
  elderId: string;
  entry: Allergy | null;
  onDone: (saved: boolean) => void;
}) {
  const { elderId, entry, onDone } = props;
  const { t } = useLingui();
  const save = useSaveEntry(elderId);
  const state = useHafiForm<Values>({
    schema,
    draftKey: `allergy-${entry?.id ?? elderId}`,
    defaults: {
      substance: entry?.substance ?? '',
      kind: entry?.kind ?? 'medication',
      criticality: entry?.criticality ?? 'unable-to-assess',
      reaction: entry?.reaction ?? '',
    },
    submit: async (values) => {
      const body = schema.parse(values);
      await save.mutateAsync({ kind: 'allergy', entryId: entry?.id ?? null, body });
      onDone(true);
    },
  });
  const name = useDebounced(state.form.watch('substance'));
  const mayAsk = state.form.watch('kind') === 'medication';
  const asked = mayAsk && name.trim().length >= shortestChecked;
  const check = useAllergyCheck(elderId, asked ? name : '');
  return (
    <FormFrame state={state} onCancel={() => onDone(false)}>
      <TextField label={t`What is not tolerated`} maxLength={120} {...state.field('substance')} />
      {mayAsk ? (
        <CheckResult asked={asked} query={check}>
          {(warnings) => <AllergyWarnings warnings={warnings} />}
        </CheckResult>
      ) : null}
      <RadioGroup
        legend={t`What it is`}
        look="plain"
        options={allergyKinds.map((value) => ({ value, label: t(allergyKindNames[value]) }))}
        {...state.field('kind')}
      />
      <RadioGroup
        legend={t`How dangerous it is`}
        look="plain"
        options={criticalities.map((value) => ({ value, label: t(criticalityNames[value]) }))}
        {...state.field('criticality')}
      />
      <TextArea
        label={t`What happens then (optional)`}
        rows={2}
        maxLength={300}
        {...state.field('reaction')}
      />
    </FormFrame>
  );
}
