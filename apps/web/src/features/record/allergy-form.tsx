import type { Elder } from '@hafi/contract/circle/circle.contract';
import { allergyNeedsReason } from '@hafi/contract/record/entry-changes';
import {
  type Allergy,
  allergyChange,
  allergyContent,
  allergyKinds,
  criticalities,
} from '@hafi/contract/record/record.schemas';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea, TextField } from '@hafi/ui/field/text-field';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
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
  reason: string;
}

const kindOf = (typed: string) => allergyKinds.find((kind) => kind === typed) ?? 'medication';
const criticalityOf = (typed: string) =>
  criticalities.find((level) => level === typed) ?? 'unable-to-assess';

const contentOf = (values: Values): z.input<typeof allergyContent> => ({
  substance: values.substance,
  kind: kindOf(values.kind),
  criticality: criticalityOf(values.criticality),
  reaction: values.reaction.trim() || null,
});

const newAllergy = z.pipe(z.transform(contentOf), allergyContent);

/** A change, with the reason where one is needed. */
const changeOf = (entry: Allergy) =>
  z.pipe(
    z.transform(
      (values: Values): z.input<typeof allergyChange> => ({
        ...contentOf(values),
        substance: entry.substance,
        reason: values.reason.trim() || null,
      }),
    ),
    allergyChange.check(
      z.refine((now) => now.reason !== null || !allergyNeedsReason(entry, now), {
        path: ['reason'],
        error: 'required',
      }),
    ),
  );

/** The form of an allergy. */
export function AllergyForm(props: { elder: Elder; entry: Allergy | null; onDone: () => void }) {
  const { elder, entry, onDone } = props;
  const elderId = elder.id;
  const { t } = useLingui();
  const save = useSaveEntry(elderId);
  const schema = entry ? changeOf(entry) : newAllergy;
  const state = useHafiForm<Values>({
    schema,
    draftKey: `allergy-${entry?.id ?? elderId}`,
    defaults: {
      substance: entry?.substance ?? '',
      kind: entry?.kind ?? 'medication',
      criticality: entry?.criticality ?? 'unable-to-assess',
      reaction: entry?.reaction ?? '',
      reason: '',
    },
    texts: { 'reason.required': t`Write why this changes.` },
    submit: async (values) => {
      const body = entry ? changeOf(entry).parse(values) : newAllergy.parse(values);
      await save.mutateAsync({ kind: 'allergy', entryId: entry?.id ?? null, body });
      onDone();
      const name = body.substance;
      return entry ? t`${name}: the changes are saved.` : t`${name} is written down.`;
    },
  });
  const name = useDebounced(state.form.watch('substance'));
  const kind = kindOf(state.form.watch('kind'));
  const criticality = criticalityOf(state.form.watch('criticality'));
  const mayAsk = kind === 'medication' && !entry;
  const needsReason = entry && allergyNeedsReason(entry, { kind, criticality });
  const requested = mayAsk && name.trim().length >= shortestChecked;
  const check = useAllergyCheck(elderId, requested ? name : '');
  return (
    <FormFrame
      title={entry?.substance ?? <Trans>Add an allergy</Trans>}
      gap="normal"
      state={state}
      onCancel={onDone}
    >
      {entry ? (
        <Quiet>
          <Trans>
            Is it something else? Then take this allergy out with a reason, and add the other one.
          </Trans>
        </Quiet>
      ) : (
        <TextField label={t`What is not tolerated`} maxLength={120} {...state.field('substance')} />
      )}
      {mayAsk ? (
        <CheckResult elder={elder} requested={requested} query={check}>
          {(warnings) => <AllergyWarnings elder={elder} warnings={warnings} />}
        </CheckResult>
      ) : null}
      <RadioGroup
        legend={t`What it is`}
        variant="plain"
        options={allergyKinds.map((value) => ({ value, label: t(allergyKindNames[value]) }))}
        {...state.field('kind')}
      />
      <RadioGroup
        legend={t`How dangerous it is`}
        variant="plain"
        options={criticalities.map((value) => ({ value, label: t(criticalityNames[value]) }))}
        {...state.field('criticality')}
      />
      <TextArea
        label={t`What happens then (optional)`}
        rows={2}
        maxLength={300}
        {...state.field('reaction')}
      />
      {needsReason ? (
        <TextArea
          label={t`Why does this change?`}
          hint={t`Others are warned in another way from now on. The timeline keeps what stood here before, with your name and the reason.`}
          rows={2}
          maxLength={300}
          {...state.field('reason')}
        />
      ) : null}
    </FormFrame>
  );
}
