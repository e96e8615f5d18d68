import type { Elder } from '@hafi/contract/circle/circle.contract';
import { heeded, type Medication } from '@hafi/contract/medications/medication.schemas';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../kit/form/confirm-form.tsx';
import { CheckResult } from '../../kit/medications/check-result.tsx';
import { MedicineWarnings } from '../../kit/medications/medicine-warnings.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useMedicineCheck } from './medications.queries.ts';

/**
 * Stops a medicine against which an allergy speaks. It goes on only with the reason why it is right
 * all the same, which the history of the medicine keeps.
 */
export function ExplainMedicine(props: {
  elder: Elder;
  medication: Medication | undefined;
  name: string;
  onClose: () => void;
  save: (reason: string) => Promise<unknown>;
}) {
  const { elder, medication, name, onClose, save } = props;
  const { firstName } = elder;
  const { t } = useLingui();
  const maySee = elder.permissions.includes('health:read');
  const check = useMedicineCheck(elder.id, maySee ? name : '', medication?.name);
  const state = useHafiForm<{ reason: string }>({
    schema: heeded,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write why it is right all the same.` },
    submit: async ({ reason }) => {
      await save(reason);
      onClose();
      return null;
    },
  });
  return (
    <ConfirmForm
      open
      onClose={onClose}
      title={<Trans>Stop: an allergy speaks against {name}</Trans>}
      message={
        elder.by === 'self'
          ? t`Ask a doctor, nurse or pharmacist before you take it. It is added only with the reason.`
          : t`It can be dangerous for ${firstName}. It is added only with the reason, which the history keeps.`
      }
      safe={t`Go back`}
      yes={t`Add it with this reason`}
      variant="danger"
      state={state}
    >
      <CheckResult elder={elder} requested={maySee} query={check}>
        {(warnings) => <MedicineWarnings elder={elder} warnings={warnings} />}
      </CheckResult>
      <TextArea
        label={t`Why is it right all the same?`}
        hint={t`Such as: it was tested, or it was taken without harm since.`}
        rows={2}
        maxLength={300}
        {...state.field('reason')}
      />
    </ConfirmForm>
  );
}
