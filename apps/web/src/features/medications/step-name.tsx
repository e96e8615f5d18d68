import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { medicineForms } from '@hafi/contract/medications/medication-terms';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { shortestChecked } from '../../kit/medications/check.queries.ts';
import { CheckResult } from '../../kit/medications/check-result.tsx';
import { MedicineWarnings } from '../../kit/medications/medicine-warnings.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { formNames } from './dose-words.ts';
import { useMedicineCheck } from './medications.queries.ts';
import type { MedicationStep } from './use-medication-form.ts';

/** The first step: name and form of the medicine. */
export function StepName(
  props: MedicationStep & { elder: Elder; medication: Medication | undefined },
) {
  const { change, draft, elder, errors, medication } = props;
  const { t } = useLingui();
  const name = useDebounced(draft.name);
  const maySee = elder.permissions.includes('health:read');
  const requested = maySee && name.trim().length >= shortestChecked;
  const check = useMedicineCheck(elder.id, requested ? name : '', medication?.name);
  return (
    <Stack fill gap="loose">
      <TextField
        id="name"
        label={t`Name of the medicine`}
        hint={t`As it is written on the box`}
        error={errors.name}
        autoComplete="off"
        maxLength={80}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <CheckResult elder={elder} requested={requested} query={check}>
        {(warnings) => <MedicineWarnings elder={elder} warnings={warnings} />}
      </CheckResult>
      <TextField
        id="dosage"
        label={t`Strength`}
        hint={t`Number and unit on the box, such as 500 mg`}
        error={errors.dosage}
        autoComplete="off"
        maxLength={40}
        value={draft.dosage}
        onChange={({ target }) => change({ dosage: target.value })}
      />
      <RadioGroup
        legend={t`What it comes as`}
        name="form"
        options={medicineForms.map((value) => ({ value, label: t(formNames[value]) }))}
        value={draft.form}
        onChange={({ target }) =>
          change({ form: medicineForms.find((form) => form === target.value) ?? 'tablet' })
        }
      />
    </Stack>
  );
}
