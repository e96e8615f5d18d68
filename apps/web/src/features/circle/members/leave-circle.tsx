import type { Circle } from '@hafi/contract/circle/members.contract';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { paths } from '../../../lib/paths.ts';
import { useLeaveCircle } from '../people.queries.ts';

/** Leaves an elder's circle, after a confirmation. */
export function LeaveCircle({ elder, keeps }: { elder: Circle['elder']; keeps: boolean }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const leave = useLeaveCircle(elder.id);
  const { firstName } = elder;
  return (
    <>
      <Button variant="danger" icon={LogOut} onClick={() => setOpen(true)}>
        <Trans>Leave this circle</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Leave the circle of {firstName}?</Trans>}
        message={<Trans>You see nothing more of {firstName}, and get no more alerts.</Trans>}
        safe={t`Stay`}
        yes={t`Leave`}
        variant="danger"
        act={leave.mutateAsync}
        done={t`You have left the circle of ${firstName}.`}
        onDone={() => navigate(paths.circle, { replace: true })}
      >
        {keeps ? (
          <p>
            <Trans>You keep this account: if nobody else decides, hand it over first.</Trans>{' '}
            <Link to={paths.handOver(elder.id)}>
              <Trans>Hand the account over</Trans>
            </Link>
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
