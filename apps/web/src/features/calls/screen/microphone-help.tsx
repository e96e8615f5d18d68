import { Alert } from '@hafi/ui/alert/alert';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NoMedia } from '../line/own-media.ts';
import { ByPhone } from './by-phone.tsx';

/** What to do where there is no microphone, and whom to phone meanwhile. */
export function MicrophoneHelp({ callId, reason }: { callId: string | null; reason: NoMedia }) {
  const { t } = useLingui();
  const titles = {
    refused: t`Hafi may not use the microphone`,
    missing: t`This device has no microphone`,
    taken: t`Another program uses the microphone`,
  };
  return (
    <Alert
      tone="warning"
      live="assertive"
      title={titles[reason]}
      action={callId ? <ByPhone callId={callId} /> : null}
    >
      {reason === 'refused' ? (
        <Trans>
          Press the sign before the address of this page, allow the microphone, and answer again.
        </Trans>
      ) : reason === 'taken' ? (
        <Trans>End the other call or recording, and answer again.</Trans>
      ) : (
        <Trans>Connect one, or speak by another phone.</Trans>
      )}
    </Alert>
  );
}
