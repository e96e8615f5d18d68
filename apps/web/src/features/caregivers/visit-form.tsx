import { dayInKigali } from '@hafi/base/kigali-time';
import { careTasks, conditions } from '@hafi/contract/caregivers/care-terms';
import { Chips } from '@hafi/ui/chips/chips';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField, TextArea, TextField } from '@hafi/ui/field/text-field';
import { Grid } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { keepDraft, readDraft } from '../../lib/form/form-draft.ts';
import { conditionWords, taskWords } from './care-words.ts';
import { draftSchema, type Exactly, timesOf, type VisitDraft } from './visit-draft.ts';

const longestNote = 500;

/** Takes the times out of what was typed before a reload: the visit's are known, or now. */
function leaveTimes(draftKey: string): void {
  const { arrivedAt: _came, day: _day, leftAt: _left, ...typed } = readDraft<VisitDraft>(draftKey);
  keepDraft(draftKey, typed);
}

/**
 * The form of a logged visit: tasks, condition and times. `elders` are the choices when the elder
 * is not known yet.
 */
export function VisitForm(props: {
  title: ReactNode;
  titleAs?: 'h3' | 'h4';
  save: ReactNode;
  start: Exactly;
  /** Under which what is typed survives a reload. */
  draftKey: string;
  said?: Partial<VisitDraft>;
  elders?: readonly { readonly id: string; readonly name: string }[];
  /** Whether to ask for the day. */
  askDay?: boolean;
  onSave: (draft: VisitDraft, exactly: Exactly) => Promise<string>;
  onCancel: () => void;
}) {
  const { askDay, draftKey, elders, onCancel, onSave, said, save, start, title, titleAs } = props;
  const { t } = useLingui();
  const [exactly] = useState(start);
  useState(() => start.leftAt && leaveTimes(draftKey));
  const state = useHafiForm<VisitDraft>({
    schema: draftSchema(exactly),
    draftKey,
    defaults: {
      elderId: elders?.[0]?.id ?? '',
      ...timesOf(exactly, clockNow()),
      tasks: [],
      condition: '',
      note: '',
      ...said,
    },
    texts: {
      'arrivedAt.invalid-moment': t`Enter when you came, like 09:30.`,
      'leftAt.invalid-moment': t`Enter when you left, like 10:30.`,
      'note.required': t`Tick what you did, or write why nothing was done.`,
      'leftAt.ends-before-start': t`You left after you came: check both times.`,
    },
    submit: (draft) => onSave(draft, exactly),
  });
  const { field, form } = state;
  const tasks = form.watch('tasks');
  return (
    <FormFrame title={title} titleAs={titleAs} state={state} save={save} onCancel={onCancel}>
      {elders && elders.length > 1 ? (
        <SelectField
          label={t`With whom were you?`}
          options={elders.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('elderId')}
        />
      ) : null}
      {askDay ? (
        <TextField label={t`Day`} type="date" max={dayInKigali(clockNow())} {...field('day')} />
      ) : null}
      <Grid column="narrow">
        <TextField
          label={t`You came at`}
          hint={t`By the clock in Rwanda`}
          type="time"
          {...field('arrivedAt')}
        />
        <TextField
          label={t`You left at`}
          hint={t`By the clock in Rwanda`}
          type="time"
          {...field('leftAt')}
        />
      </Grid>
      <Chips
        legend={t`What did you do?`}
        name="tasks"
        options={careTasks.map((task) => ({ value: task, label: t(taskWords[task]) }))}
        values={tasks}
        onChange={(next) => form.setValue('tasks', next)}
      />
      <RadioGroup
        legend={t`How was the elder?`}
        variant="grid"
        options={conditions.map((value) => ({ value, label: t(conditionWords[value]) }))}
        {...field('condition')}
      />
      <TextArea
        label={t`Note (optional)`}
        hint={t`What the family and the doctor should know.`}
        rows={3}
        maxLength={longestNote}
        {...field('note')}
      />
    </FormFrame>
  );
}
