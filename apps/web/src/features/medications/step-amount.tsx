import { dayInKigali } from '@hafi/base/kigali-time';
import { meals, mostPerDose } from '@hafi/contract/medications/medication-terms';
import { formatNumber } from '@hafi/i18n/numbers';
import { SwitchField } from '@hafi/ui/field/choice-field';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Stepper } from '@hafi/ui/stepper/stepper';
import { useLingui } from '@lingui/react/macro';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { mealNames } from './dose-words.ts';
import { useAmount } from './use-dose-text.ts';
import type { MedicationStep } from './use-medication-form.ts';

/** The third step: amount, food, last day, and pills left. */
export function StepAmount(props: MedicationStep & { changing: boolean }) {
  const { change, changing, draft, errors } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const amount = useAmount();
  const format = (value: number) => formatNumber(value, locale);
  const say = (value: number) => amount(draft.form, value);
  return (
    <Stack fill gap="loose">
      <Stepper
        label={t`How much is one dose?`}
        id="pillsPerDose"
        error={errors.pillsPerDose}
        value={draft.pillsPerDose}
        onChange={(pillsPerDose) => change({ pillsPerDose })}
        min={0.5}
        max={mostPerDose[draft.form]}
        step={0.5}
        unit={draft.pillsPerDose === null ? '' : say(draft.pillsPerDose)}
        lessLabel={t`Less`}
        moreLabel={t({ context: 'amount', message: 'More' })}
        format={format}
        say={say}
      />
      <RadioGroup
        legend={t`Food`}
        name="meal"
        options={meals.map((value) => ({ value, label: t(mealNames[value]) }))}
        value={draft.meal}
        onChange={({ target }) =>
          change({ meal: meals.find((meal) => meal === target.value) ?? 'any' })
        }
      />
      <TextField
        id="note"
        label={t`Something to remember (optional)`}
        hint={t`Such as: with a glass of water`}
        error={errors.note}
        maxLength={300}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <TextField
        id="endsOn"
        type="date"
        label={t`Last day (optional)`}
        hint={t`Leave it empty when the medicine goes on`}
        error={errors.endsOn}
        min={changing ? undefined : dayInKigali(clockNow())}
        value={draft.endsOn}
        onChange={({ target }) => change({ endsOn: target.value })}
      />
      <SwitchField
        label={t`Count what is left`}
        checked={draft.counted}
        onChange={({ target }) => change({ counted: target.checked })}
      />
      {draft.counted ? (
        <Stepper
          label={t`How many are left now?`}
          id="pills"
          error={errors.pills}
          value={draft.pills}
          onChange={(pills) => change({ pills })}
          min={0}
          max={9999}
          step={1}
          unit={draft.pills === null ? '' : say(draft.pills)}
          lessLabel={t`Fewer`}
          moreLabel={t({ context: 'amount', message: 'More' })}
          format={format}
          say={say}
        />
      ) : null}
    </Stack>
  );
}
