import type { Circle } from '@hafi/contract/circle/members.contract';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useWithdrawDeath } from '../people.queries.ts';

/** Says what is stopped since an elder's death was recorded, with the way to take back a mistake. */
export function DeathNote({ elder, death }: Pick<Circle, 'elder'> & { death: Circle['death'] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const withdraw = useWithdrawDeath(elder.id);
  const { firstName } = elder;
  if (!death) return null;
  return (
    <Stack>
      <p>
        <Trans>
          It was recorded that {firstName} has died. Reminders and check-ins are stopped since then.
        </Trans>
      </p>
      {death.mayWithdraw ? (
        <Button variant="second" onClick={() => setOpen(true)}>
          <Trans>It was recorded by mistake</Trans>
        </Button>
      ) : null}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Was it recorded by mistake?</Trans>}
        message={<Trans>Reminders and check-ins go on, and the circle is told.</Trans>}
        safe={t`No, leave it`}
        yes={t`Yes, ${firstName} lives`}
        act={withdraw.mutateAsync}
        done={t`Reminders and check-ins go on.`}
      />
    </Stack>
  );
}
