import { formatPhone } from '@hafi/base/format-phone';
import type { PhonePin as Known } from '@hafi/contract/channels/channels.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { ChoosePhonePin } from './choose-phone-pin.tsx';
import { usePhonePin, useRemovePhonePin } from './phone-pin.queries.ts';

/** Asks who somebody is, before a PIN is chosen. */
type Confirm = ComponentType<{ onConfirmed: () => void; onCancel: () => void }>;

interface Whose {
  readonly elderId: string;
  /** The first name of an elder for whom somebody else decides; null for oneself. */
  readonly firstName: string | null;
}

/** What the phone can do now. */
function PinState({ firstName, known }: { firstName: string | null; known: Known }) {
  const { phoneNumber, proved, serviceCode: code, state } = known;
  if (!proved || !phoneNumber) {
    return (
      <Alert>
        {firstName ? (
          <Trans>The number of {firstName} is not confirmed yet, so the phone opens nothing.</Trans>
        ) : (
          <Trans>Your number is not confirmed yet, so the phone opens nothing.</Trans>
        )}
      </Alert>
    );
  }
  const number = formatPhone(phoneNumber);
  return (
    <>
      {code ? (
        <p>
          <Trans>
            Dial {code} on {number}.
          </Trans>
        </p>
      ) : (
        <Quiet>
          <Trans>
            There is no code to dial yet. An SMS or a missed call says that all is well.
          </Trans>
        </Quiet>
      )}
      {state === 'locked' ? (
        <Alert tone="warning">
          <Trans>
            A wrong PIN was typed five times, so it is locked. If you did not do this, see who has
            the phone. Then choose a new PIN.
          </Trans>
        </Alert>
      ) : null}
      {state === 'set' ? (
        <p>
          <Trans>The phone PIN is set.</Trans>
        </p>
      ) : null}
    </>
  );
}

type Stage = 'rest' | 'confirming' | 'choosing';

function Parts({ confirm: Confirm, elderId, firstName }: Whose & { confirm: Confirm }) {
  const { t } = useLingui();
  const query = usePhonePin(elderId);
  const remove = useRemovePhonePin(elderId);
  const [stage, setStage] = useState<Stage>('rest');
  const rest = () => setStage('rest');
  if (stage === 'confirming') {
    return (
      <Suspense fallback={<PartLoading label={t`Loading...`} />}>
        <Confirm onConfirmed={() => setStage('choosing')} onCancel={rest} />
      </Suspense>
    );
  }
  if (stage === 'choosing') {
    return <ChoosePhonePin elderId={elderId} onChosen={rest} onCancel={rest} />;
  }
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`This did not arrive.`} rows={1}>
      {(known) => (
        <Stack fill>
          <ActFailure act={remove} />
          <PinState firstName={firstName} known={known} />
          <Row>
            <Button variant="second" icon={Smartphone} onClick={() => setStage('confirming')}>
              {known.state === 'none' ? (
                <Trans>Choose the phone PIN</Trans>
              ) : (
                <Trans>Choose another phone PIN</Trans>
              )}
            </Button>
            {known.state === 'none' ? null : (
              <Button
                variant="danger"
                busy={remove.isPending}
                onClick={() => remove.mutate(null, { done: t`The phone PIN is taken away.` })}
              >
                <Trans>Take the phone PIN away</Trans>
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </QueryState>
  );
}

/** The PIN with which an elder's phone without apps shows medicines and appointments. */
export function PhonePin({ confirm, elderId, firstName }: Whose & { confirm: Confirm }) {
  return (
    <Stack as="section" fill>
      <h2>
        {firstName ? (
          <Trans>Hafi on the phone of {firstName}</Trans>
        ) : (
          <Trans>Hafi on a simple phone</Trans>
        )}
      </h2>
      <p>
        <Trans>
          With any phone one can say “I am well” without a PIN. Medicines, appointments and
          volunteers open only with the PIN, so that a lost phone shows nothing.
        </Trans>
      </p>
      <OutcomePlace>
        <Parts confirm={confirm} elderId={elderId} firstName={firstName} />
      </OutcomePlace>
    </Stack>
  );
}
