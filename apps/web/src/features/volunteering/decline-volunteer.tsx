import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useDeclineVolunteer } from './volunteering.queries.ts';

/** Lets the elder's side ask for somebody else than this volunteer. */
export function DeclineVolunteer(props: {
  requestId: string;
  volunteer: { readonly id: string; readonly firstName: string };
}) {
  const { requestId, volunteer } = props;
  const { firstName } = volunteer;
  const { t } = useLingui();
  const decline = useDeclineVolunteer(requestId);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="second" icon={UserX} onClick={() => setAsking(true)}>
        <Trans>Rather somebody else</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Shall somebody else come than {firstName}?</Trans>}
        message={t`${firstName} is told, no longer sees the address and the phone number, and cannot take this request again. Other volunteers see it.`}
        safe={t`Keep ${firstName}`}
        yes={t`Ask somebody else`}
        act={() => decline.mutateAsync(volunteer.id)}
        done={t`Somebody else is asked now. ${firstName} is told.`}
      />
    </>
  );
}
