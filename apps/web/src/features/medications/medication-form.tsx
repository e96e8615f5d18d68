import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Save } from 'lucide-react';
import { FormProblems } from '../../kit/form/form-problems.tsx';
import { StepHeading } from '../../kit/step-heading.tsx';
import { useFocusBack } from '../../lib/outcome/use-focus-back.ts';
import { ConfirmMedicine } from './confirm-medicine.tsx';
import { ExplainMedicine } from './explain-medicine.tsx';
import styles from './medications.module.css';
import { StepAmount } from './step-amount.tsx';
import { StepName } from './step-name.tsx';
import { StepReminders } from './step-reminders.tsx';
import { StepTimes } from './step-times.tsx';
import { useMedicationForm } from './use-medication-form.ts';

/** Adds or changes a medicine, in four short steps. */
export function MedicationForm(props: {
  elder: Elder;
  medication: Medication | undefined;
  /** Leaves the form. */
  onDone: () => void;
  /** The medicine of this name was saved. */
  onSaved: (name: string) => void;
}) {
  const { elder, medication, onDone, onSaved } = props;
  const { t } = useLingui();
  const box = useFocusBack<HTMLFormElement>();
  const form = useMedicationForm(elder.id, medication, onSaved);
  const { attempt, change, draft, errors, failure, step } = form;
  const titles = [t`What is it?`, t`When is it taken?`, t`How much, how long?`, t`Reminders`];
  const given = { draft, change, errors };
  const faults = Object.entries(errors).map(([field, text]) => ({ field, text }));
  const number = step + 1;
  const count = titles.length;
  return (
    <>
      <form
        ref={box}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.next();
        }}
      >
        <div>
          <Button variant="link" icon={ArrowLeft} onClick={onDone}>
            <Trans>All medicines</Trans>
          </Button>
        </div>
        <div>
          <Quiet>
            <Trans>
              Step {number} of {count}
            </Trans>
          </Quiet>
          <StepHeading as="h2" of={step}>
            {titles[step]}
          </StepHeading>
        </div>
        {step === 0 ? <StepName {...given} elder={elder} medication={medication} /> : null}
        {step === 1 ? <StepTimes {...given} /> : null}
        {step === 2 ? <StepAmount {...given} changing={medication !== undefined} /> : null}
        {step === 3 ? <StepReminders {...given} /> : null}
        <FormProblems errors={faults} attempt={attempt} failure={failure} />
        <div className={styles.walk}>
          {step > 0 ? (
            <Button variant="second" icon={ArrowLeft} onClick={form.back}>
              <Trans>Previous</Trans>
            </Button>
          ) : null}
          {step < count - 1 ? (
            <Button type="submit" iconAfter={ArrowRight}>
              <Trans>Next: {titles[step + 1]}</Trans>
            </Button>
          ) : (
            <Button type="submit" icon={Save} busy={form.busy} busyLabel={t`Please wait`}>
              {medication ? t`Save the changes` : t`Add the medicine`}
            </Button>
          )}
        </div>
      </form>
      <ConfirmMedicine
        elder={elder}
        medication={medication}
        name={draft.name}
        open={form.warned === 'medicine'}
        onClose={form.unwarn}
        save={form.confirm}
      />
      {form.warned === 'allergy' ? (
        <ExplainMedicine
          elder={elder}
          medication={medication}
          name={draft.name}
          onClose={form.unwarn}
          save={form.explain}
        />
      ) : null}
    </>
  );
}
