import type { Elder } from '@hafi/contract/circle/circle.contract';
import { medicineForms } from '@hafi/contract/medications/medication-terms';
import { Alert } from '@hafi/ui/alert/alert';
import { SelectField, TextArea, TextField } from '@hafi/ui/field/text-field';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { shortestChecked } from '../../../kit/medications/check.queries.ts';
import { CheckResult } from '../../../kit/medications/check-result.tsx';
import { MedicineWarnings } from '../../../kit/medications/medicine-warnings.tsx';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { ConfirmMedicine } from '../confirm-medicine.tsx';
import { formNames } from '../dose-words.ts';
import { ExplainMedicine } from '../explain-medicine.tsx';
import { useMedicineCheck } from '../medications.queries.ts';
import { PaperForm } from './paper-form.tsx';
import { toNumber } from './prescription-draft.ts';
import { PrescriptionTimes } from './prescription-times.tsx';
import { usePrescription } from './use-prescription.ts';

type Prescription = ReturnType<typeof usePrescription>;

/** What it is: name with what speaks against it, strength, form, one dose. */
function What({ elder, state }: Pick<Prescription, 'state'> & { elder: Elder }) {
  const { t } = useLingui();
  const name = useDebounced(state.form.watch('name'));
  const requested =
    elder.permissions.includes('health:read') && name.trim().length >= shortestChecked;
  const check = useMedicineCheck(elder.id, requested ? name : '', undefined);
  return (
    <>
      <TextField
        label={t`Name of the medicine`}
        autoComplete="off"
        maxLength={80}
        {...state.field('name')}
      />
      <CheckResult elder={elder} requested={requested} query={check}>
        {(warnings) => <MedicineWarnings elder={elder} warnings={warnings} />}
      </CheckResult>
      <TextField
        label={t`Strength`}
        hint={t`Number and unit on the box, such as 500 mg`}
        autoComplete="off"
        maxLength={40}
        {...state.field('dosage')}
      />
      <SelectField
        label={t`What it comes as`}
        options={medicineForms.map((value) => ({ value, label: t(formNames[value]) }))}
        {...state.field('form')}
      />
      <TextField
        label={t`One dose`}
        hint={t`How many tablets, spoons, drops or units`}
        inputMode="decimal"
        {...state.field('pillsPerDose')}
        {...state.form.register('pillsPerDose', { setValueAs: toNumber })}
      />
    </>
  );
}

/** The form of a doctor, on one page: the medicine, and the paper for the pharmacy. */
export function PrescriptionForm(props: {
  elder: Elder;
  onDone: () => void;
  onSaved: (name: string) => void;
}) {
  const { elder, onDone, onSaved } = props;
  const { i18n, t } = useLingui();
  const prescription = usePrescription(elder.id, onSaved);
  const { confirm, dropDraft, explain, making, missing, startsOn, state, unwarn, warned } =
    prescription;
  const name = state.form.watch('name');
  if (missing) {
    const { allergyReason, error, medicationId } = missing;
    const leave = (then: () => void) => () => {
      dropDraft();
      then();
    };
    return (
      <PaperForm
        elder={elder}
        medicationId={medicationId}
        name={name}
        allergyReason={allergyReason}
        refused={error}
        start={{ quantity: state.form.watch('quantity'), reason: state.form.watch('reason') }}
        onSaved={leave(() => onSaved(name))}
        onLater={leave(onDone)}
      >
        {error ? (
          <Alert tone="warning" live="assertive">
            <Trans>{name} is in the list of medicines. Only the paper could not be made.</Trans>{' '}
            {problemText(error, i18n)}
          </Alert>
        ) : (
          <Alert>
            <Trans>
              {name} is in the list of medicines. Look among the documents whether its paper is
              there.
            </Trans>
          </Alert>
        )}
      </PaperForm>
    );
  }
  const whose = { elder, medication: undefined, name };
  return (
    <>
      <FormFrame
        state={state}
        title={<Trans>Prescribe a medicine</Trans>}
        titleAs="h2"
        gap="normal"
        save={t`Prescribe`}
        icon={FileText}
        onCancel={onDone}
      >
        <What elder={elder} state={state} />
        <PrescriptionTimes startsOn={startsOn} state={state} />
        <TextField
          label={t`Quantity for the pharmacy`}
          hint={t`Such as: 21 capsules`}
          autoComplete="off"
          maxLength={60}
          {...state.field('quantity')}
        />
        <TextArea
          label={t`Instructions (optional)`}
          hint={t`Hafi computes no dose: what depends on the weight stands here in your words.`}
          rows={2}
          maxLength={300}
          {...state.field('note')}
        />
        <TextField
          label={t`What it is for`}
          autoComplete="off"
          maxLength={300}
          {...state.field('reason')}
        />
        <Quiet role="status">
          {making ? (
            <Trans>{name} is in the list of medicines. The paper is being made…</Trans>
          ) : null}
        </Quiet>
      </FormFrame>
      <ConfirmMedicine {...whose} open={warned === 'medicine'} onClose={unwarn} save={confirm} />
      {warned === 'allergy' ? <ExplainMedicine {...whose} onClose={unwarn} save={explain} /> : null}
    </>
  );
}
