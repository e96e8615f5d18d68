import { Alert } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Where nothing can be paid because the operator has set up no way to pay. */
export function NoWayToPay({ action }: { action?: ReactNode }) {
  return (
    <Alert
      tone="info"
      title={<Trans>Nothing can be paid here yet</Trans>}
      {...(action ? { action } : {})}
    >
      <Trans>
        No way to pay is set up here. What works without a care plan or a badge stays free, and a
        visit can be paid after the appointment.
      </Trans>
    </Alert>
  );
}
