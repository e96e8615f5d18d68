import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCatchFocus } from '../../lib/outcome/use-catch-focus.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../lib/query/query-state.tsx';
import { keepFound, useFound } from '../../lib/query/use-found.ts';
import { useWork } from '../../lib/query/use-work.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import { deviceState, turnDeviceOff, turnDeviceOn } from './push-device.ts';

const name = 'pushes on this device';

/** Whether this device shows pushes, with a button to change it. */
export function PushOnThisDevice({ publicKey }: { publicKey: string }) {
  const { i18n, t } = useLingui();
  const device = useFound(name, deviceState);
  const now = dataOf(device);
  const change = useWork(async () => {
    const state = await (now === 'on' ? turnDeviceOff() : turnDeviceOn(publicKey));
    keepFound(name, state);
  });
  const on = now === 'on';
  const state = useCatchFocus<HTMLParagraphElement>(now, change.isSuccess);
  return (
    <>
      <QueryFailure query={device} failed={t`This device did not say whether it shows them`} />
      <Quiet ref={state} tabIndex={-1} role="status">
        {now === 'on' ? <Trans>This device shows them.</Trans> : null}
        {now === 'off' ? <Trans>This device does not show them yet.</Trans> : null}
        {now === 'blocked' ? (
          <Trans>
            This device blocks notifications from Hafi. Allow them in the settings of your browser.
          </Trans>
        ) : null}
        {now === 'unable' ? (
          <Trans>This browser cannot show notifications. Your other devices may.</Trans>
        ) : null}
      </Quiet>
      {on || now === 'off' ? (
        <Button
          variant="second"
          busy={change.isPending}
          onClick={() => change.mutate(undefined, { done: null })}
        >
          {on ? <Trans>Stop on this device</Trans> : <Trans>Show on this device</Trans>}
        </Button>
      ) : null}
      {change.isError ? (
        <Alert tone="error" live="assertive">
          {change.error instanceof DOMException ? (
            <Trans>Your browser could not turn notifications on. Please try again later.</Trans>
          ) : (
            problemText(change.error, i18n)
          )}
        </Alert>
      ) : null}
    </>
  );
}
