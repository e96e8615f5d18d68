import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
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
  const [reason, setReason] = useState('');
  const stop = useStopMedication(elder.id, medication.id);
  const { name } = medication;
  return (
    <ConfirmDialog
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
      act={() => stop.mutateAsync(reason.trim())}
    >
      <TextArea
        label={t`Why? (optional)`}
        maxLength={longestReason}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
