import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';

/** How long after its countdown a call that has not gone out is late, in milliseconds. */
const lateMs = 4_000;

/** The countdown is over and the server has not told anybody: something is broken there. */
export function NotGoneOut({ view: { drill, firesAt, now, state } }: { view: EmergencyView }) {
  const isLate = state === 'counting-down' && Date.parse(now) - Date.parse(firesAt) >= lateMs;
  if (!isLate || drill) return null;
  return (
    <Alert tone="error" live="assertive" title={<Trans>Nobody has been told yet</Trans>}>
      <Trans>
        It takes longer than it should. Do not wait: call 912, and call your people. We keep trying.
      </Trans>
    </Alert>
  );
}
