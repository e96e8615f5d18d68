import { startTwoFactor, stopTwoFactor } from '@hafi/contract/accounts/accounts.contract';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useSayOutcome } from '../../../lib/outcome/outcome-note.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { refreshSession, useAccount } from '../../../lib/session.ts';
import { PasswordCheck } from '../settings/password-check.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

type Stage =
  | { name: 'idle' }
  | { name: 'setup'; secret: string; otpauthUri: string }
  | { name: 'codes'; codes: readonly string[] };

function Steps() {
  const { t } = useLingui();
  const { twoFactorEnabled } = useAccount();
  const say = useSayOutcome();
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const start = async (password: string) => {
    const { data } = await call(startTwoFactor, { body: { password } });
    setStage({ name: 'setup', ...data });
    return null;
  };
  const stop = async (password: string) => {
    await call(stopTwoFactor, { body: { password } });
    await refreshSession();
    return t`Two-step sign-in is off: your password alone lets you in.`;
  };
  const finish = async () => {
    await refreshSession();
    setStage({ name: 'idle' });
    say(t`Two-step sign-in is on.`);
  };
  return (
    <>
      {stage.name === 'setup' ? (
        <TwoFactorSetup
          {...stage}
          onCancel={() => setStage({ name: 'idle' })}
          onDone={(codes) => setStage({ name: 'codes', codes })}
        />
      ) : null}
      {stage.name === 'codes' ? <RecoveryCodes codes={stage.codes} onKept={finish} /> : null}
      {stage.name === 'idle' ? (
        <>
          <Status>
            {twoFactorEnabled ? (
              <Alert tone="success">
                <Trans>On. Signing in takes your password and a code from your phone.</Trans>
              </Alert>
            ) : (
              <Alert>
                <Trans>Off. A second step keeps others out, even if they know your password.</Trans>
              </Alert>
            )}
          </Status>
          <PasswordCheck
            key={String(twoFactorEnabled)}
            submitText={twoFactorEnabled ? t`Turn 2FA off` : t`Enable 2FA`}
            submit={twoFactorEnabled ? stop : start}
          />
        </>
      ) : null}
    </>
  );
}

/** Turns two-factor authentication on (password and first code) and off (password). */
export function TwoFactor() {
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Two-step sign-in</Trans>
      </h2>
      <OutcomePlace>
        <Steps />
      </OutcomePlace>
    </Stack>
  );
}
