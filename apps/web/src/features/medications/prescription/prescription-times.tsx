import { meals } from '@hafi/contract/medications/medication-terms';
import { formatDate } from '@hafi/i18n/dates';
import { Chips } from '@hafi/ui/chips/chips';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { WeekdayChips } from '../../../kit/form/weekday-chips.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { mealNames } from '../dose-words.ts';
import { lastDayOf, type Rhythm, rhythms, toNumber, usualTimes } from './prescription-draft.ts';
import type { usePrescription } from './use-prescription.ts';

type Part = Pick<ReturnType<typeof usePrescription>, 'startsOn' | 'state'>;

const offeredTimes = [
  '06:00',
  '08:00',
  '10:00',
  '12:00',
  '14:00',
  '16:00',
  '18:00',
  '20:00',
  '22:00',
];

/** How often, when, with food or not, how long. */
export function PrescriptionTimes({ startsOn, state }: Part) {
  const { t } = useLingui();
  const { setValue, watch } = state.form;
  const rhythm = watch('rhythm');
  const schedule = watch('schedule');
  const names: Record<Rhythm, string> = {
    '1': t`Once a day`,
    '2': t`Twice a day`,
    '3': t`3 times a day`,
    '4': t`4 times a day`,
    '5': t`5 times a day`,
    '6': t`6 times a day`,
    weekly: t`On certain days of the week`,
    needed: t`Only when needed`,
  };
  const often = state.field('rhythm');
  return (
    <>
      <SelectField
        label={t`How often`}
        options={rhythms.map((value) => ({ value, label: names[value] }))}
        {...often}
        onChange={({ target }) => {
          often.onChange();
          const chosen = rhythms.find((each) => each === target.value) ?? '1';
          setValue('schedule', { ...watch('schedule'), times: usualTimes[chosen] });
        }}
      />
      {rhythm === 'weekly' ? (
        <WeekdayChips
          legend={t`Days`}
          name="schedule.weekdays"
          error={state.errors.find(({ field }) => field === 'schedule.weekdays')?.text}
          values={schedule.weekdays}
          onChange={(weekdays) => setValue('schedule', { ...watch('schedule'), weekdays })}
        />
      ) : null}
      {rhythm === 'needed' ? <AsNeeded state={state} /> : <Times state={state} />}
      <SelectField
        label={t`Food`}
        options={meals.map((value) => ({ value, label: t(mealNames[value]) }))}
        {...state.field('meal')}
      />
      <Length startsOn={startsOn} state={state} />
    </>
  );
}

function Times({ state }: Pick<Part, 'state'>) {
  const { t } = useLingui();
  const { setValue, watch } = state.form;
  const { times } = watch('schedule');
  const offered = [...new Set([...offeredTimes, ...times])].sort();
  return (
    <Chips
      legend={t`Times of day`}
      hint={t`By the clock in Rwanda`}
      name="schedule.times"
      error={state.errors.find(({ field }) => field === 'schedule.times')?.text}
      options={offered.map((time) => ({ value: time, label: time }))}
      values={times}
      onChange={(next) => setValue('schedule', { ...watch('schedule'), times: next.sort() })}
    />
  );
}

function AsNeeded({ state }: Pick<Part, 'state'>) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`The most doses for one day`}
        inputMode="numeric"
        {...state.field('schedule.mostPerDay')}
        {...state.form.register('schedule.mostPerDay', { setValueAs: toNumber })}
      />
      <TextField
        label={t`At least so many hours apart (optional)`}
        hint={t`Only what you write here stands on the paper.`}
        inputMode="numeric"
        maxLength={2}
        {...state.field('schedule.leastHours')}
      />
    </>
  );
}

function Length({ startsOn, state }: Part) {
  const { t } = useLingui();
  const locale = useLocale();
  const last = lastDayOf(state.form.watch('days'), startsOn);
  const day = last === null ? '' : formatDate(last, locale, { style: 'weekday' });
  return (
    <>
      <TextField
        label={t`For how many days`}
        hint={t`From today. Leave it empty when the medicine goes on.`}
        inputMode="numeric"
        maxLength={3}
        {...state.field('days')}
      />
      <Quiet aria-live="polite">{day ? <Trans>Last day: {day}</Trans> : null}</Quiet>
    </>
  );
}
