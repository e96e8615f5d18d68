import { conditionNeedsReason } from '@hafi/contract/record/entry-changes';
import type { KnownIllness } from '@hafi/contract/record/icd';
import {
  type Condition,
  conditionChange,
  conditionContent,
  conditionStatuses,
} from '@hafi/contract/record/record.schemas';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea, TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { IllnessChoice } from './illness-choice.tsx';
import { useSaveEntry } from './record.queries.ts';
import { conditionStatusNames } from './record-names.ts';

interface Values {
  name: string;
  /** The code that was chosen, and the name that it was chosen with. */
  code: string;
  coded: string;
  status: string;
  since: string;
  note: string;
  reason: string;
}

/** The chosen code, while the name still says the same. */
const codeOf = ({ code, coded, name }: Pick<Values, 'code' | 'coded' | 'name'>) =>
  code && name.trim() === coded ? code : null;

const contentOf = (values: Values): z.input<typeof conditionContent> => ({
  name: values.name,
  code: codeOf(values),
  status: conditionStatuses.find((status) => status === values.status) ?? 'active',
  since: values.since.trim() || null,
  note: values.note.trim() || null,
});

const newCondition = z.pipe(z.transform(contentOf), conditionContent);

/** A change, with the reason where one is needed. */
const changeOf = (entry: Condition) =>
  z.pipe(
    z.transform(
      (values: Values): z.input<typeof conditionChange> => ({
        ...contentOf(values),
        reason: values.reason.trim() || null,
      }),
    ),
    conditionChange.check(
      z.refine((now) => now.reason !== null || !conditionNeedsReason(entry, now), {
        path: ['reason'],
        error: 'required',
      }),
    ),
  );

/** The form of a condition. */
export function ConditionForm(props: {
  elderId: string;
  entry: Condition | null;
  onDone: () => void;
}) {
  const { elderId, entry, onDone } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const save = useSaveEntry(elderId);
  const schema = entry ? changeOf(entry) : newCondition;
  const state = useHafiForm<Values>({
    schema,
    draftKey: `condition-${entry?.id ?? elderId}`,
    defaults: {
      name: entry?.name ?? '',
      code: entry?.code ?? '',
      coded: entry?.name ?? '',
      status: entry?.status ?? 'active',
      since: entry?.since ?? '',
      note: entry?.note ?? '',
      reason: '',
    },
    texts: { 'reason.required': t`Write why this changes.` },
    submit: async (values) => {
      const body = entry ? changeOf(entry).parse(values) : newCondition.parse(values);
      await save.mutateAsync({ kind: 'condition', entryId: entry?.id ?? null, body });
      onDone();
      const { name } = body;
      return entry ? t`${name}: the changes are saved.` : t`${name} is written down.`;
    },
  });
  const { form } = state;
  const typed = form.watch('name');
  const code = codeOf({ name: typed, code: form.watch('code'), coded: form.watch('coded') });
  const needsReason = entry && conditionNeedsReason(entry, { name: typed.trim(), code });
  const choose = (illness: KnownIllness) => {
    const name = illness.names[locale];
    form.setValue('name', name);
    form.setValue('code', illness.code);
    form.setValue('coded', name);
  };
  return (
    <FormFrame
      title={entry?.title ?? <Trans>Add an illness</Trans>}
      gap="normal"
      state={state}
      onCancel={onDone}
    >
      <TextField
        label={t`Name of the illness`}
        hint={t`In Kinyarwanda, English or French. Choose from the list, or write it in your own words.`}
        autoComplete="off"
        maxLength={120}
        {...state.field('name')}
      />
      <IllnessChoice typed={typed} code={code} onChoose={choose} />
      <RadioGroup
        legend={t`How it stands`}
        variant="plain"
        options={conditionStatuses.map((value) => ({
          value,
          label: t(conditionStatusNames[value]),
        }))}
        {...state.field('status')}
      />
      <TextField
        label={t`Since when (optional)`}
        hint={t`The year is enough, for example 2019. Or year and month: 2019-05.`}
        maxLength={10}
        {...state.field('since')}
      />
      <TextArea label={t`Note (optional)`} rows={2} maxLength={500} {...state.field('note')} />
      {needsReason ? (
        <TextArea
          label={t`Why does this change?`}
          hint={t`The timeline keeps what stood here before, with your name and the reason.`}
          rows={2}
          maxLength={300}
          {...state.field('reason')}
        />
      ) : null}
    </FormFrame>
  );
}
