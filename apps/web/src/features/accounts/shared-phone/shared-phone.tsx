import type { OwnDevice } from '@hafi/contract/accounts/device-people.contract';
import { mayUsePin } from '@hafi/contract/accounts/roles';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { useAnchor } from '../../../lib/page/use-anchor.ts';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAccount } from '../../../lib/session.ts';
import { ConfirmIdentity } from '../own-data/confirm-identity.tsx';
import { ChoosePin } from './choose-pin.tsx';
import { useLeaveDevice, useOwnDevices } from './device-people.queries.ts';
import { SharedPhoneList } from './shared-phone-list.tsx';

type Stage = 'rest' | 'confirming' | 'choosing';

/** `onBack` is called when the person has left a step without an outcome. */
function Parts({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  const devices = useOwnDevices();
  const withPin = mayUsePin(useAccount().roles);
  const leave = useLeaveDevice();
  const [stage, setStage] = useState<Stage>('rest');
  const back = useRef(false);
  const goTo = (next: Stage) => {
    back.current = next === 'rest';
    setStage(next);
  };
  useEffect(() => {
    // The focused element is gone, so the focus moves to the top of this section.
    if (stage === 'rest' && back.current) onBack();
    back.current = false;
  }, [stage, onBack]);
  const leaving = leave.isPending ? leave.variables : null;
  const takeOff = ({ current, device, id }: OwnDevice) =>
    leave.mutate(id, {
      done: current
        ? t`You are off this phone. The PIN no longer works here.`
        : t`You are off ${device}. The PIN no longer works there.`,
    });
  return (
    <>
      <ActFailure act={leave} />
      {stage === 'confirming' ? (
        <ConfirmIdentity onConfirmed={() => goTo('choosing')} onCancel={() => goTo('rest')} />
      ) : null}
      {stage === 'choosing' ? (
        <ChoosePin onChosen={() => setStage('rest')} onCancel={() => goTo('rest')} />
      ) : null}
      {stage === 'rest' ? (
        <QueryState
          query={devices}
          label={t`Loading...`}
          failed={t`Your phones did not arrive`}
          rows={1}
        >
          {(list) => {
            const here = list.find(({ current }) => current);
            return (
              <>
                {withPin ? (
                  <Row>
                    <Button icon={KeyRound} onClick={() => goTo('confirming')}>
                      {here ? (
                        <Trans>Choose another PIN</Trans>
                      ) : (
                        <Trans>Put me on this phone</Trans>
                      )}
                    </Button>
                    {here ? (
                      <ButtonLink as={Link} to={paths.switchPerson} variant="second">
                        <Trans>Switch person</Trans>
                      </ButtonLink>
                    ) : null}
                  </Row>
                ) : (
                  <Alert tone="info">
                    <Trans>
                      Doctors and coordinators see much of other people's lives. So they sign in
                      with their password each time, not with a PIN.
                    </Trans>
                  </Alert>
                )}
                <SharedPhoneList devices={list} onLeave={takeOff} leaving={leaving ?? null} />
              </>
            );
          }}
        </QueryState>
      ) : null}
    </>
  );
}

/** The phones that the person shares by PIN: this one, and others. */
export function SharedPhone() {
  useAnchor();
  const heading = useRef<HTMLHeadingElement>(null);
  const [toTop] = useState(() => () => heading.current?.focus());
  return (
    <Stack as="section" fill>
      <h2 ref={heading} id="shared-phone" tabIndex={-1}>
        <Trans>A phone that several share</Trans>
      </h2>
      <p>
        <Trans>
          Each chooses a PIN. Then you switch between people without passwords, and nobody sees what
          belongs to the others. Who knows your PIN and holds this phone can use your account.
        </Trans>
      </p>
      <OutcomePlace>
        <Parts onBack={toTop} />
      </OutcomePlace>
    </Stack>
  );
}
