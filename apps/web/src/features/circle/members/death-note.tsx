import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Circle } from '@hafi/contract/circle/members.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { DeathSaid } from '../../../kit/outcomes/death-said.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useWithdrawDeath } from '../people.queries.ts';
import { PlannedList } from './planned-list.tsx';

type Death = NonNullable<Circle['death']>;

/** Whom it hits that everything is called off, before it is. */
function StillPlanned({ death: { allOffAt, planned } }: { death: Death }) {
  const at = formatDateTime(new Date(allOffAt), useLocale(), { timeZone: kigaliTimeZone });
  if (planned.length === 0) return null;
  return (
    <>
      <p>
        <Trans>
          On {at} all this is called off, and what begins before that twelve hours ahead. Whoever
          would come is told, and what was paid goes back:
        </Trans>
      </p>
      <PlannedList planned={planned} />
    </>
  );
}

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
        <DeathSaid death={death} name={firstName} />{' '}
        <Trans>Reminders and check-ins are stopped since then.</Trans>
      </p>
      <StillPlanned death={death} />
      {death.mayWithdraw ? (
        <Button variant="second" onClick={() => setOpen(true)}>
          <Trans>It was recorded by mistake</Trans>
        </Button>
      ) : null}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Was it recorded by mistake?</Trans>}
        message={
          <Trans>
            Reminders and check-ins go on, and whoever was told of it is told. What was called off
            already stays called off.
          </Trans>
        }
        safe={t`No, leave it`}
        yes={t`Yes, ${firstName} lives`}
        act={withdraw.mutateAsync}
        done={t`Reminders and check-ins go on.`}
      />
    </Stack>
  );
}
