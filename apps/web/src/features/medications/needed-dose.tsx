import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { problemText } from '../../lib/words/problem-text.ts';
import { useRecordDose } from './medications.queries.ts';
import { useShownDoses } from './use-shown-doses.ts';

/** Records an as-needed dose; asks for confirmation beyond the daily maximum. */
export function NeededDose({ elder, medication }: { elder: Elder; medication: Medication }) {
  const { i18n, t } = useLingui();
  const say = useRecordDose(elder.id);
  const sayBeyond = useRecordDose(elder.id);
  const [asking, setAsking] = useState(false);
  const { doses } = useShownDoses(elder);
  const { can, id: medicationId, name, schedule } = medication;
  if (schedule.kind !== 'as-needed' || !can.change) return null;
  const today = doses.filter((dose) => dose.medicationId === medicationId).length;
  const most = schedule.mostPerDay;
  const taken = { medicationId, dueAt: null, status: 'taken' } as const;
  return (
    <Stack fill gap="tight">
      <Button
        icon={Check}
        onClick={() => {
          if (today >= most) setAsking(true);
          else say.mutate({ ...taken, confirmed: false });
        }}
      >
        <Trans>Taken now</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      <Quiet role="status">
        <Trans>
          Today: {today} of {most} at most
        </Trans>
      </Quiet>
      {say.isError ? (
        <Alert tone="error" live="assertive">
          {problemText(say.error, i18n)}
        </Alert>
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`The most for today is reached`}
        message={
          <Trans>
            {name} was taken {today} times today, and {most} is the most. Ask a doctor or nurse
            before taking more. If it was taken already, write it down.
          </Trans>
        }
        safe={t`Go back`}
        yes={t`Write it down`}
        variant="second"
        act={() => sayBeyond.mutateAsync({ ...taken, confirmed: true })}
      />
    </Stack>
  );
}
