import { timeInKigali } from '@hafi/base/kigali-time';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useAccount } from '../../../lib/session.ts';
import { callForHelp } from '../call/call-for-help.ts';
import type { CallFor } from '../call/own-call.ts';

/** Tries everything out: the people are notified that it is a drill. */
export function Drill({ elder }: { elder: CallFor }) {
  const { t } = useLingui();
  const { id: person } = useAccount();
  const [asking, setAsking] = useState(false);
  const { firstName, you } = elder;
  const now = timeInKigali(useNow());
  const isNight = now >= '21:00' || now < '06:00';
  return (
    <Stack fill gap="tight">
      <h3>
        <Trans>Try it out</Trans>
      </h3>
      <p>
        <Trans>In a drill everything happens as if it were real. It is marked as a drill.</Trans>
      </p>
      <Button variant="second" icon={BellRing} wide onClick={() => setAsking(true)}>
        <Trans>Start a drill</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={isNight ? t`It is ${now}: start a drill at night?` : t`Start a drill now?`}
        message={
          isNight ? (
            <Trans>It wakes everybody who is told. A drill by day does the same good.</Trans>
          ) : you ? (
            <Trans>
              Your people get a message that says it is a drill. Others are asked only if you want
              that.
            </Trans>
          ) : (
            t`The people of ${firstName} get a message that says it is a drill. Others are asked only if you want that.`
          )
        }
        safe={<Trans>Not now</Trans>}
        yes={<Trans>Start the drill</Trans>}
        // The countdown says how it goes on.
        act={async () => void callForHelp({ person, elder, drill: true, position: null })}
        done={null}
      />
    </Stack>
  );
}
