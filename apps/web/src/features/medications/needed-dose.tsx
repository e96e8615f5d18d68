import { dayInKigali } from '@hafi/base/kigali-time';
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
import { useNow } from '../../lib/clock/use-now.ts';
import { useSayOutcome } from '../../lib/outcome/outcome-note.tsx';
import { problemText } from '../../lib/words/problem-text.ts';
import { useRecordDose } from './medications.queries.ts';
import { takenLately } from './taken-lately.ts';
import { useShownDoses } from './use-shown-doses.ts';

/** Another device may have written a dose down that this one does not show yet. */
const askedBy = (error: unknown) => {
  if (!(error instanceof Problem)) return null;
  if (error.code === 'most-per-day-reached') return 'most';
  return error.code === 'dose-too-soon' ? 'soon' : null;
};

/** Records an as-needed dose; asks for confirmation too soon, or beyond the daily maximum. */
export function NeededDose({ elder, medication }: { elder: Elder; medication: Medication }) {
  const { i18n, t } = useLingui();
  const say = useRecordDose(elder.id);
  const sayBeyond = useRecordDose(elder.id);
  const [asking, setAsking] = useState<'most' | 'soon' | null>(null);
  const tellOutcome = useSayOutcome();
  const state = useRef<'waiting' | 'sent'>('sent');
  const { day, doses } = useShownDoses(elder);
  const now = useNow();
  const { can, id: medicationId, name, schedule } = medication;
  if (schedule.kind !== 'as-needed' || !can.change) return null;
  const isRead = day === dayInKigali(now);
  const times = takenLately(medication, doses, { now, isRead });
  const taken = times.length;
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
  const askAgain = (error: unknown) => setAsking(askedBy(error));
  return (
    <Stack fill gap="tight">
      <Button
        icon={Check}
        onClick={() => {
          const since = clockNow().getTime() - Math.max(0, ...times);
          if (taken >= most) setAsking('most');
          else if (since < hours * hourInMs) setAsking('soon');
          else say.mutate({ ...said, confirmed: false }, { done: written, onError: askAgain });
        }}
      >
        <Trans>Taken now</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      <Quiet role="status">
        <Trans>
          In the last 24 hours: {taken} of {most} at most, {hours} hours apart
        </Trans>
      </Quiet>
      {say.isError && !askedBy(say.error) ? (
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
        title={t`The most for 24 hours is reached`}
        message={
          <Trans>
            {name} was taken {taken} times in the last 24 hours, and {most} is the most. Ask a
            doctor or nurse before taking more. If it was taken already, write it down.
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
