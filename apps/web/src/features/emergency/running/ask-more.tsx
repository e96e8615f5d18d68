import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useEscalate } from './running.queries.ts';

/** Has more people asked at once, instead of waiting for those who were asked. */
export function AskMore({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const { can, drill, id, level } = view;
  const escalate = useEscalate(id);
  // The level that was seen when the question was asked: another may have had the next one asked since.
  const [after, setAfter] = useState<{ readonly level: EmergencyView['level'] } | null>(null);
  if (!can.askMore || level === 'coordinators') return null;
  return (
    <>
      <Button variant="second" icon={UsersRound} wide onClick={() => setAfter({ level })}>
        <Trans>Ask more people now</Trans>
      </Button>
      <ConfirmDialog
        open={after !== null}
        onClose={() => setAfter(null)}
        title={<Trans>Ask more people now?</Trans>}
        message={
          drill ? (
            <Trans>Volunteers, then coordinators, get a message that says it is a drill.</Trans>
          ) : (
            <Trans>More people are told at once.</Trans>
          )
        }
        safe={<Trans>Not now</Trans>}
        yes={<Trans>Ask them</Trans>}
        act={() => escalate.mutateAsync(after?.level ?? null)}
        done={t`More people are being asked.`}
      />
    </>
  );
}
