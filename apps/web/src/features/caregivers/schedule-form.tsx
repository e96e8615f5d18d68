import { dayInKigali } from '@hafi/base/kigali-time';
import { careTasks } from '@hafi/contract/caregivers/care-terms';
import type { VisitSchedules } from '@hafi/contract/caregivers/caregivers.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Chips } from '@hafi/ui/chips/chips';
import { SelectField, TextArea, TextField } from '@hafi/ui/field/text-field';
import { Grid } from '@hafi/ui/layout/layout';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { WeekdayChips } from '../../kit/form/weekday-chips.tsx';
import { halfHours } from '../../kit/half-hours.ts';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { taskWords } from './care-words.ts';
import { useScheduleAct } from './caregivers.queries.ts';
import { emptySchedule, type ScheduleDraft, scheduleSchema } from './schedule-draft.ts';
import { useDuration } from './use-schedule-words.ts';

const durations = [30, 45, 60, 90, 120, 180, 240, 480, 720];

/** The form of a visit schedule: caregiver, times, and tasks. */
export function ScheduleForm(props: {
  elderId: string;
  caregivers: VisitSchedules['caregivers'];
  onDone: () => void;
  onCancel: () => void;
}) {
  const { caregivers, elderId, onCancel, onDone } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const duration = useDuration();
  const schedule = useScheduleAct(elderId);
  const state = useHafiForm<ScheduleDraft>({
    schema: scheduleSchema,
    draftKey: `schedule-${elderId}`,
    defaults: emptySchedule(caregivers[0]?.id ?? '', clockNow()),
    texts: {
      'tasks.required': t`Choose at least one thing to do.`,
      'weekdays.required': t`Choose at least one day of the week.`,
    },
    submit: async (draft) => {
      await schedule.mutateAsync({ act: 'add', body: scheduleSchema.parse(draft) });
      onDone();
      const name = caregivers.find(({ id }) => id === draft.caregiverId)?.name ?? '';
      const day = formatDate(draft.startsOn, locale, { style: 'weekday' });
      return draft.repeat === 'once'
        ? t`Planned: ${name} comes on ${day} at ${draft.time}.`
        : t`Planned: ${name} comes every week from ${day}.`;
    },
  });
  const { field, form } = state;
  const repeat = form.watch('repeat');
  const today = dayInKigali(clockNow());
  return (
    <FormFrame
      title={<Trans>Plan home visits</Trans>}
      state={state}
      save={<Trans>Plan the visits</Trans>}
      onCancel={onCancel}
    >
      <SelectField
        label={t`Who visits?`}
        options={caregivers.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('caregiverId')}
      />
      <Segmented
        legend={t`How often?`}
        options={[
          { value: 'once', label: t`Once` },
          { value: 'weekly', label: t`Every week` },
        ]}
        value={repeat}
        onChange={(value) => form.setValue('repeat', value === 'weekly' ? 'weekly' : 'once')}
      />
      <Grid column="narrow">
        <TextField
          label={repeat === 'once' ? t`Day` : t`From`}
          type="date"
          min={today}
          {...field('startsOn')}
        />
        {repeat === 'weekly' ? (
          <TextField label={t`Until`} type="date" min={today} {...field('endsOn')} />
        ) : null}
        <SelectField
          label={t`Time in Rwanda`}
          options={halfHours.map((time) => ({ value: time, label: time }))}
          {...field('time')}
        />
        <SelectField
          label={t`How long?`}
          options={durations.map((minutes) => ({
            value: String(minutes),
            label: duration(minutes),
          }))}
          {...field('minutes')}
        />
      </Grid>
      {repeat === 'weekly' ? (
        <WeekdayChips
          legend={t`Days`}
          name="weekdays"
          error={field('weekdays').error}
          values={form.watch('weekdays')}
          onChange={(days) => form.setValue('weekdays', days)}
        />
      ) : null}
      <Chips
        legend={t`What is to be done?`}
        name="tasks"
        error={field('tasks').error}
        options={careTasks.map((task) => ({ value: task, label: t(taskWords[task]) }))}
        values={form.watch('tasks')}
        onChange={(tasks) => form.setValue('tasks', tasks)}
      />
      <TextArea label={t`Note (optional)`} rows={2} maxLength={500} {...field('note')} />
    </FormFrame>
  );
}
