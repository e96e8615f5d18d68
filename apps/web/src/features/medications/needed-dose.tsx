import { hourInMs } from '@hafi/base/time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Problem } from '@hafi/contract/core/problem';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { leastHoursOf } from '@hafi/contract/medications/medication-terms';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useSayOutcome } from '../../lib/outcome/outcome-note.tsx';
import { problemText } from '../../lib/words/problem-text.ts';
import { useRecordDose } from './medications.queries.ts';
import { useShownDoses } from './use-shown-doses.ts';

/** Another device may have written a dose down that this one does not show yet. */
const isTooSoon = (error: unknown) => error instanceof Problem && error.code === 'dose-too-soon';

/** Records an as-needed dose; asks for confirmation too soon, or beyond the daily maximum. */
export function NeededDose({ elder, medication }: { elder: Elder; medication: Medication }) {
  const { i18n, t } = useLingui();
  const say = useRecordDose(elder.id);
  const sayBeyond = useRecordDose(elder.id);
  const [asking, setAsking] = useState<'most' | 'soon' | null>(null);
  const tellOutcome = useSayOutcome();
  const state = useRef<'waiting' | 'sent'>('sent');
  const { doses } = useShownDoses(elder);
  const { can, id: medicationId, name, schedule } = medication;
  if (schedule.kind !== 'as-needed' || !can.change) return null;
  const taken = doses.filter((dose) => dose.medicationId === medicationId);
  const today = taken.length;
  const most = schedule.mostPerDay;
  const hours = leastHoursOf(schedule);
  const said = { medicationId, dueAt: null, status: 'taken' } as const;
  const takeBeyond = async () => {
    state.current = await sayBeyond.mutateAsync({ ...said, confirmed: true });
  };
  const written = (sent: 'waiting' | 'sent') => {
    const done = t`${name}: a dose of now is written down.`;
    const kept = t`It is kept on this phone and goes out when there is network.`;
    return sent === 'waiting' ? `${done} ${kept}` : done;
  };
  const askIfTooSoon = (error: unknown) => {
    if (isTooSoon(error)) setAsking('soon');
  };
  return (
    <Stack fill gap="tight">
      <Button
        icon={Check}
        onClick={() => {
          const now = clockNow().getTime();
          const last = Math.max(0, ...taken.map(({ at }) => (at ? new Date(at).getTime() : 0)));
          if (today >= most) setAsking('most');
          else if (now - last < hours * hourInMs) setAsking('soon');
          else say.mutate({ ...said, confirmed: false }, { done: written, onError: askIfTooSoon });
        }}
      >
        <Trans>Taken now</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      <Quiet role="status">
        <Trans>
          Today: {today} of {most} at most, {hours} hours apart
        </Trans>
      </Quiet>
      {say.isError && !isTooSoon(say.error) ? (
        <Alert tone="error" live="assertive">
          {problemText(say.error, i18n)}
        </Alert>
      ) : null}
      <ConfirmDialog
        open={asking === 'soon'}
        onClose={() => setAsking(null)}
        title={t`Too soon after the last dose`}
        message={
          <Trans>
            {name} was taken less than {hours} hours ago. Wait, or ask a doctor or nurse before
            taking more. If it was taken already, write it down.
          </Trans>
        }
        safe={t`Go back`}
        yes={t`Write it down`}
        variant="second"
        act={takeBeyond}
        done={null}
        onDone={() => tellOutcome(written(state.current))}
      />
      <ConfirmDialog
        open={asking === 'most'}
        onClose={() => setAsking(null)}
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
        act={takeBeyond}
        done={null}
        onDone={() => tellOutcome(written(state.current))}
      />
    </Stack>
  );
}
