import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { CheckResult } from '../../kit/medications/check-result.tsx';
import { MedicineWarnings } from '../../kit/medications/medicine-warnings.tsx';
import { useDoctorOf } from '../../kit/medications/use-doctor-of.ts';
import { useMedicineCheck } from './medications.queries.ts';

/** Asks before a medicine is saved against which something speaks. */
export function ConfirmMedicine(props: {
  elder: Elder;
  medication: Medication | undefined;
  name: string;
  open: boolean;
  onClose: () => void;
  save: () => Promise<unknown>;
}) {
  const { elder, medication, name, onClose, open, save } = props;
  const { t } = useLingui();
  const isDoctor = useDoctorOf(elder);
  const { firstName } = elder;
  const maySee = elder.permissions.includes('health:read');
  const requested = open && maySee;
  const check = useMedicineCheck(elder.id, requested ? name : '', medication?.name);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<Trans>Something speaks against {name}</Trans>}
      message={
        isDoctor
          ? t`You decide as a doctor. Save it when it is right for ${firstName} all the same.`
          : t`Ask a doctor, nurse or pharmacist first. Save it only when one of them has said so.`
      }
      safe={t`Go back`}
      yes={t`Save it all the same`}
      variant="danger"
      act={save}
      // The list says that it was saved.
      done={null}
    >
      <CheckResult elder={elder} requested={requested} query={check}>
        {(warnings) => <MedicineWarnings elder={elder} warnings={warnings} />}
      </CheckResult>
    </ConfirmDialog>
  );
}
