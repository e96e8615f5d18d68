import type { Circle } from '@hafi/contract/circle/members.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { AlertDialog } from '@hafi/ui/dialog/alert-dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { useLeaveCircle } from '../people.queries.ts';

/** Leaves an elder's circle, after one question. */
export function LeaveCircle({ elder }: { elder: Circle['elder'] }) {
  const { i18n, t } = useLingui();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const leave = useLeaveCircle(elder.id);
  const { firstName } = elder;
  const confirm = () =>
    leave.mutate(undefined, { onSuccess: () => navigate(paths.circle, { replace: true }) });
  return (
    <>
      <Button variant="danger" icon={LogOut} onClick={() => setOpen(true)}>
        <Trans>Leave this circle</Trans>
      </Button>
      <AlertDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Leave the circle of {firstName}?</Trans>}
        message={<Trans>You see nothing more of {firstName}, and get no more alerts.</Trans>}
        safe={t`Stay`}
        act={{
          variant: 'danger',
          busy: leave.isPending,
          busyLabel: t`Please wait`,
          onClick: confirm,
          children: t`Leave`,
        }}
      >
        {leave.isError ? (
          <Alert tone="error" live="assertive">
            {problemText(leave.error, i18n)}
          </Alert>
        ) : null}
      </AlertDialog>
    </>
  );
}
