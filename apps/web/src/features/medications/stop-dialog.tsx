import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmWithReason } from '../../kit/confirm-with-reason.tsx';
import { useStopMedication } from './medications.queries.ts';

const longestReason = 200;

/** Confirmation dialog for stopping a medicine. */
export function StopDialog(props: {
  elder: Elder;
  medication: Medication;
  open: boolean;
  onClose: () => void;
}) {
  const { elder, medication, open, onClose } = props;
  const { t } = useLingui();
  const stop = useStopMedication(elder.id, medication.id);
  const { name } = medication;
  return (
    <ConfirmWithReason
      open={open}
      onClose={onClose}
      title={<Trans>Stop {name}?</Trans>}
      message={
        <Trans>
          There will be no more reminders. The medicine and its doses stay in the list of those that
          ended. Ask a doctor before you stop a medicine.
        </Trans>
      }
      safe={t`Keep taking it`}
      yes={t`Stop it`}
      variant="second"
      why={t`Why? (optional)`}
      longest={longestReason}
      act={stop.mutateAsync}
      done={t`${name} is stopped.`}
    />
  );
}
