import { formatNumber } from '@hafi/i18n/numbers';
import { Chips } from '@hafi/ui/chips/chips';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Stepper, type StepperProps } from '@hafi/ui/stepper/stepper';
import { useLingui } from '@lingui/react/macro';
import { WeekdayChips } from '../../kit/form/weekday-chips.tsx';
import { halfHours } from '../../kit/half-hours.ts';
import { useLocale } from '../../lib/words/locale.ts';
import type { MedicationDraft } from './medication-draft.ts';
import type { MedicationStep } from './use-medication-form.ts';

const usualTimes = [
  '06:00',
  '07:00',
  '08:00',
  '12:00',
  '13:00',
  '18:00',
  '19:00',
  '20:00',
  '21:00',
];

/** The second step: the schedule. */
export function StepTimes({ change, draft, errors }: MedicationStep) {
  const { t } = useLingui();
  const kinds = {
    times: t`At fixed times`,
    interval: t`Every few hours or days`,
    'as-needed': t`Only when needed`,
  } satisfies Record<MedicationDraft['kind'], string>;
  return (
    <Stack fill gap="loose">
      <RadioGroup
        legend={t`How often`}
        name="kind"
        options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        value={draft.kind}
        onChange={({ target }) => change({ kind: target.value as MedicationDraft['kind'] })}
      />
      {draft.kind === 'times' ? <FixedTimes change={change} draft={draft} errors={errors} /> : null}
      {draft.kind === 'interval' ? (
        <Interval change={change} draft={draft} errors={errors} />
      ) : null}
      {draft.kind === 'as-needed' ? (
        <AsNeeded change={change} draft={draft} errors={errors} />
      ) : null}
    </Stack>
  );
}

function FixedTimes({ change, draft, errors }: MedicationStep) {
  const { t } = useLingui();
  const { times, weekdays } = draft;
  const offered = [...new Set([...usualTimes, ...times])].sort();
  return (
    <>
      <Chips
        legend={t`Times of day`}
        hint={t`By the clock in Rwanda`}
        name="schedule.times"
        error={errors['schedule.times']}
        options={offered.map((time) => ({ value: time, label: time }))}
        values={times}
        onChange={(next) => change({ times: next.sort() })}
      />
      <SelectField
        label={t`Another time`}
        value=""
        placeholder={t`Choose a time`}
        onChange={({ target }) =>
          target.value
            ? change({ times: [...new Set([...times, target.value])].sort() })
            : undefined
        }
        options={halfHours
          .filter((time) => !offered.includes(time))
          .map((time) => ({ value: time, label: time }))}
      />
      <WeekdayChips
        legend={t`Days`}
        name="schedule.weekdays"
        error={errors['schedule.weekdays']}
        values={weekdays}
        onChange={(next) => change({ weekdays: next })}
      />
    </>
  );
}

function Interval({ change, draft, errors }: MedicationStep) {
  const { t } = useLingui();
  return (
    <>
      <HoursStepper
        label={t`Hours between two doses`}
        hint={t`24 is once a day, 48 every second day`}
        id="schedule.everyHours"
        error={errors['schedule.everyHours']}
        value={draft.everyHours}
        onChange={(everyHours) => change({ everyHours })}
        max={168}
      />
      <SelectField
        label={t`Time of the first dose`}
        value={draft.startTime}
        onChange={({ target }) => change({ startTime: target.value })}
        options={halfHours.map((time) => ({ value: time, label: time }))}
      />
    </>
  );
}

function AsNeeded({ change, draft, errors }: MedicationStep) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <Stepper
        label={t`The most for one day`}
        hint={t`As the doctor has said`}
        id="schedule.mostPerDay"
        error={errors['schedule.mostPerDay']}
        value={draft.mostPerDay}
        onChange={(mostPerDay) => change({ mostPerDay })}
        min={1}
        max={24}
        step={1}
        unit={t`doses`}
        lessLabel={t`Fewer doses`}
        moreLabel={t`More doses`}
        format={(value) => formatNumber(value, locale)}
        say={(value) => t`${value} doses`}
      />
      <HoursStepper
        label={t`Hours between two doses, at least (optional)`}
        hint={t`As the doctor or the leaflet says`}
        id="schedule.leastHours"
        error={errors['schedule.leastHours']}
        value={draft.leastHours}
        onChange={(leastHours) => change({ leastHours })}
        max={72}
      />
    </>
  );
}

type HoursStepperProps = Pick<
  StepperProps,
  'error' | 'hint' | 'id' | 'label' | 'max' | 'onChange' | 'value'
>;

function HoursStepper(props: HoursStepperProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Stepper
      {...props}
      min={1}
      step={1}
      unit={t`hours`}
      lessLabel={t`Fewer hours`}
      moreLabel={t`More hours`}
      format={(value) => formatNumber(value, locale)}
      say={(value) => t`${value} hours`}
    />
  );
}
