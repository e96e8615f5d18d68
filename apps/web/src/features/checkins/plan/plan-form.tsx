import { dayInKigali } from '@hafi/base/kigali-time';
import { type CheckInPlan, tellAfterChoices } from '@hafi/contract/checkins/check-in-plan.schemas';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { formatDate } from '@hafi/i18n/dates';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { useLingui } from '@lingui/react/macro';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { WeekdayChips } from '../../../kit/form/weekday-chips.tsx';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { OtherHours } from './other-hours.tsx';
import { useChangePlan } from './plan.queries.ts';
import { draftOf, lastPauseDay, type PlanDraft, planDraftSchema, quarters } from './plan-draft.ts';

/** Changes when an elder is expected to check in. */
export function PlanForm({ elder, plan }: { elder: Elder; plan: CheckInPlan }) {
  const { t } = useLingui();
  const locale = useLocale();
  const change = useChangePlan(elder.id);
  const today = dayInKigali(clockNow());
  const state = useHafiForm<PlanDraft>({
    schema: planDraftSchema,
    defaults: draftOf(plan),
    texts: {
      'weekdays.required': t`Choose at least one day of the week.`,
      'until.required': t`Choose the last day of the pause.`,
    },
    submit: async (draft) => {
      const kept = await change.mutateAsync(planDraftSchema.parse(draft));
      if (!kept.isOn) return t`Kept. Nobody is told when no check-in comes.`;
      const until =
        kept.pause && formatDate(kept.pause.until, locale, { style: 'weekday', within: true });
      const { time } = kept;
      if (until) return t`Kept. Paused until ${until}; then it begins again by itself.`;
      return kept.otherTimes?.length
        ? t`Kept. A check-in is expected by ${time}, and at the other hours on their days.`
        : t`Kept. A check-in is expected by ${time}.`;
    },
  });
  const { field, form } = state;
  const isOn = form.watch('isOn') === 'on';
  const isPaused = form.watch('paused') === 'yes';
  const own = elder.by === 'self';
  return (
    <FormFrame state={state} gap="loose">
      <Segmented
        legend={
          own ? t`Tell my people when I do not check in?` : t`Tell people when no check-in comes?`
        }
        options={[
          { value: 'on', label: t`Yes` },
          { value: 'off', label: t`No` },
        ]}
        value={isOn ? 'on' : 'off'}
        onChange={(value) => form.setValue('isOn', value === 'on' ? 'on' : 'off')}
      />
      {isOn ? (
        <>
          <SelectField
            label={t`By what time? (clock of Rwanda)`}
            options={quarters.map((time) => ({ value: time, label: time }))}
            {...field('time')}
          />
          <WeekdayChips
            legend={t`On which days?`}
            name="weekdays"
            error={field('weekdays').error}
            values={form.watch('weekdays')}
            onChange={(days) => form.setValue('weekdays', days)}
          />
          <OtherHours state={state} open={(plan.otherTimes ?? []).length > 0} />
          <SelectField
            label={own ? t`When are my people told?` : t`When are people told?`}
            options={tellAfterChoices.map((minutes) => ({
              value: String(minutes),
              label: t`${minutes} minutes after the hour`,
            }))}
            {...field('tellAfter')}
          />
          <Segmented
            legend={t`Pause for some days?`}
            options={[
              { value: 'no', label: t`No` },
              { value: 'yes', label: t`Yes` },
            ]}
            value={isPaused ? 'yes' : 'no'}
            onChange={(value) => form.setValue('paused', value === 'yes' ? 'yes' : 'no')}
          />
          {isPaused ? (
            <>
              <TextField
                label={t`Last day of the pause`}
                type="date"
                min={today}
                max={lastPauseDay(today)}
                {...field('until')}
              />
              <TextField label={t`Why? (optional)`} maxLength={200} {...field('reason')} />
            </>
          ) : null}
        </>
      ) : null}
    </FormFrame>
  );
}
