import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { AlertDialog } from '@hafi/ui/dialog/alert-dialog';
import { TextArea } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemText } from '../../lib/words/problem-text.ts';
import { useStopMedication } from './medications.queries.ts';

const longestReason = 200;

/** Asks once more before a medicine is ended. */
export function StopDialog(props: {
  elder: Elder;
  medication: Medication;
  open: boolean;
  onClose: () => void;
}) {
  const { elder, medication, open, onClose } = props;
  const { i18n, t } = useLingui();
  const [reason, setReason] = useState('');
  const stop = useStopMedication(elder.id, medication.id);
  const { name } = medication;
  return (
    <AlertDialog
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
      act={{
        variant: 'second',
        busy: stop.isPending,
        busyLabel: t`Please wait`,
        onClick: () => stop.mutate(reason.trim(), { onSuccess: onClose }),
        children: t`Stop it`,
      }}
    >
      <Stack fill>
        <TextArea
          label={t`Why? (optional)`}
          maxLength={longestReason}
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {stop.isError ? (
          <Alert tone="error" live="assertive">
            {problemText(stop.error, i18n)}
          </Alert>
        ) : null}
      </Stack>
    </AlertDialog>
  );
}
